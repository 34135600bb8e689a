/** Titles of the screens, loaded when the web client starts. Other texts are loaded with their screen. */
export const titles = {
  list: 'Аварии',
  preview: 'Преглед на авария',
  previewShort: 'Авария',
  add: 'Нова авария',
  sheet: 'Лист за екипа',
};

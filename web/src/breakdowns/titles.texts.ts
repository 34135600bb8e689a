/** Titles of the screens. They are loaded at start, the other texts with a screen. */
export const titles = {
  list: 'Аварии',
  preview: 'Преглед на авария',
  previewShort: 'Авария',
  add: 'Нова авария',
  sheet: 'Лист за екипа',
};

/** Titles of the screens, loaded when the web client starts. Other texts are loaded with their screen. */
export const titles = {
  list: 'Водомери',
  add: 'Добавяне на водомери',
  preview: 'Преглед на водомер',
  previewShort: 'Водомер',
};

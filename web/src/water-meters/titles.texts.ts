/** Titles of the screens. The first page of the web client loads them; the other texts are loaded with their screen. */
export const titles = {
  list: 'Водомери',
  add: 'Добавяне на водомери',
  preview: 'Преглед на водомер',
  previewShort: 'Водомер',
};

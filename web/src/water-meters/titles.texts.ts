/** Titles of the screens. They are loaded with the product, the other texts with a screen. */
export const titles = {
  list: 'Водомери',
  add: 'Добавяне на водомери',
  preview: 'Преглед на водомер',
  previewShort: 'Водомер',
};

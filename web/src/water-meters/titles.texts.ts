/** Titles of the screens. They are loaded at start, the other texts with a screen. */
export const titles = {
  list: 'Водомери',
  add: 'Добавяне на водомери',
  preview: 'Преглед на водомер',
  previewShort: 'Водомер',
};

/** Titles of the screens. They are loaded with the product, the other texts with a screen. */
export const titles = {
  list: 'Номенклатури',
  items: (id: string) => `Елементи на номенклатура No. ${id}`,
  itemsShort: (id: string) => `Номенклатура No. ${id}`,
  itemsBack: 'Елементи',
  newItem: (id: string) => `Нов елемент към номенклатура No. ${id}.`,
  newItemShort: 'Нов елемент',
  itemShort: (id: string) => `Елемент ${id}`,
  openItem: (id: string) => `Преглед на номенклатура No. ${id}.`,
};

/** Titles of the screens. The first page of the web client loads them; the other texts are loaded with their screen. */
export const titles = {
  list: 'Номенклатури',
  items: (id: string) => `Елементи на номенклатура No. ${id}`,
  itemsShort: (id: string) => `Номенклатура No. ${id}`,
  itemsBack: 'Елементи',
  newItem: (id: string) => `Нов елемент към номенклатура No. ${id}.`,
  openItem: (id: string) => `Преглед на номенклатура No. ${id}.`,
};

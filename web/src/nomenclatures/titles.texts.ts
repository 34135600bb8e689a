/** Titles of the screens, loaded when the web client starts. Other texts are loaded with their screen. */
export const titles = {
  list: 'Номенклатури',
  items: (id: string) => `Елементи на номенклатура No. ${id}`,
  itemsShort: (id: string) => `Номенклатура No. ${id}`,
  itemsBack: 'Елементи',
  newItem: (id: string) => `Нов елемент към номенклатура No. ${id}.`,
  openItem: (id: string) => `Преглед на номенклатура No. ${id}.`,
};

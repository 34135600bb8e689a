export const texts = {
  more: (count: number) => `и още ${count}`,
  show: 'Покажи',
};

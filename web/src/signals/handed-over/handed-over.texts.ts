export const texts = {
  one: (by: string, id: string, title: string) => `${by} ви предаде сигнал № ${id}: ${title}`,
  many: (by: string, count: number) => `${by} ви предаде ${count} сигнала.`,
  colleague: 'Колега',
  open: 'Отвори',
  openList: 'Покажи моите сигнали',
};

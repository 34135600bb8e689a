export const texts = {
  news: (count: number) => `Обновен списък: ${count} ${count === 1 ? 'нов' : 'нови'}`,
  show: 'Покажи',
  export: 'CSV',
  exportHint: 'Всички сигнали по този филтър като файл',
};

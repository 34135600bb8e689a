export const texts = {
  newRows: (count: number) => `Обновен списък: ${count} ${count === 1 ? 'нов' : 'нови'}`,
  showNew: 'Покажи',
};

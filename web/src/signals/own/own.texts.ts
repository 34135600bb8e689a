export const texts = {
  title: 'Заглавие',
  all: 'Всички',
  open: 'Отворени',
  breakdowns: 'Аварии',
  closed: 'Затворени',
};

export const texts = {
  all: 'Всички',
  open: 'Отворени',
  breakdowns: 'Аварии',
  closed: 'Затворени',
};

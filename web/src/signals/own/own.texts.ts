export const texts = {
  all: 'Всички',
  open: 'Отворени',
  closed: 'Затворени',
};

export const texts = {
  print: 'Отпечатай',
  noPage: 'Страницата не е намерена',
};

export const texts = {
  print: 'Печат',
  noPage: 'Страницата не е намерена',
};

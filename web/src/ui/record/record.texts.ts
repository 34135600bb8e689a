export const texts = {
  noPage: 'Страницата не е намерена',
};

export const texts = {
  print: 'Печат',
  missing: 'Няма такъв запис',
  noPage: 'Страницата не е намерена',
};

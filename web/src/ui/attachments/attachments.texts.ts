export const texts = {
  title: 'Прикачени файлове',
  count: (count: number) => `Прикачени файлове: ${count}`,
  none: 'Няма прикачени файлове.',
  downloadAll: 'Изтегли всички',
  downloadSelected: (count: number) => `Изтегли избраните (${count})`,
  selectFirst: 'Изберете файлове',
  select: (label: string) => `Избери ${label}`,
  download: (label: string) => `Изтегли ${label}`,
  downloading: (done: number, total: number) => `Изтегляне ${done} от ${total}`,
  stop: 'Откажи',
  enlarge: (name: string) => `Отвори снимката ${name}`,
  close: 'Затвори',
};

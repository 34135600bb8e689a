export const texts = {
  title: 'Прикачени файлове',
  count: (count: number) => `Прикачени файлове: ${count}`,
  none: 'Няма прикачени файлове.',
  noneOwn: 'Файлове има само в разговора.',
  downloadAll: 'Изтегли всички',
  downloadAllHint: 'Архив с файловете на сигнала и на отговорите',
  downloadSelected: (count: number) => `Изтегли избраните (${count})`,
  selectFirst: 'Изберете файлове',
  select: (label: string) => `Избери ${label}`,
  download: (label: string) => `Изтегли ${label}`,
  downloading: (done: number, total: number) => `Изтегляне ${done} от ${total}`,
  stop: 'Откажи',
};

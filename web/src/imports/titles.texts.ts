export const titles = {
  /** IM-1: the specification's title of the list. */
  list: 'Водомери',
  listShort: 'Импортирани файлове',
  back: 'Обратно към импортирани файлове',
  run: (id: string) => `Импортиран файл № ${id}`,
  runShort: (id: string) => `Файл № ${id}`,
};

export const titles = {
  /** IM-1: the title that the specification gives to the list of imported files. */
  list: 'Водомери',
  listShort: 'Импортирани файлове',
  back: 'Обратно към импортирани файлове',
  run: (id: string) => `Импортиран файл № ${id}`,
  runShort: (id: string) => `Файл № ${id}`,
};

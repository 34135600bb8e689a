import type { importFileFilterFields } from '@struma/schema/inputs.ts';
import type { ImportRunStatus } from '../types.ts';
import type { ShownFilters } from '../ui/list/filter/declare-filters.ts';

const statuses: Record<ImportRunStatus, string> = {
  RUNNING: 'Тече',
  CHECKED: 'Проверен',
  SUCCEEDED: 'Импортиран',
  FAILED: 'Неуспешен',
  UNDOING: 'Отменя се',
  UNDONE: 'Отменен',
};

export const texts = {
  list: 'Импортирани файлове',
  filterTitle: 'Търсене на файлове',
  id: '№',
  fileName: 'Име на файл',
  contentType: 'Формат',
  size: 'Размер, КБ',
  addedBy: 'Добавен от',
  addedAt: 'Добавен на',
  checksum: 'Контролна сума',
  isDownloaded: 'Изтеглен',
  processedTypes: 'Обработени',
  download: 'Изтегли файла',
  downloadErrors: (file: string) => `Изтегли файловете с грешки на ${file}`,
  status: 'Състояние',
  statuses,
  open: (id: string) => `Отвори импортиран файл № ${id}`,
  exportHint: 'Всички намерени файлове като CSV',
  checkIntegrity: 'Проверка на данните',
};

export const newImportTexts = {
  title: 'Нов импорт',
  choose: 'Изберете файл',
  drop: 'Изберете файл или го пуснете тук',
  formats: 'Само .csv · UTF-8 или Windows-1251 · разделител „;“, „,“ или табулация',
  remove: 'Премахни файла',
  definition: 'Дефиниция',
  chooseDefinition: 'Изберете дефиниция',
  guessedDefinition: 'Дефиницията е избрана по заглавния ред на файла.',
  definitions: [
    { value: '2', label: 'Клиенти' },
    { value: '4', label: 'Водомери (карнет, клиенти, адреси, отчети)' },
  ],
  import: 'Импорт',
  check: 'Провери без запис',
  fileMissing: 'Няма избран файл.',
  definitionMissing: 'Няма избрана дефиниция.',
  bothMissing: 'Няма избрани файл и дефиниция.',
  onlyCsv: 'Избира се файл с разширение .csv.',
  uploading: (percent: number) => `Качване: ${percent} %`,
  processing: 'Файлът се обработва …',
  result: (message: string, bad: number, invalid: number) =>
    `${message} Редове с грешен формат: ${bad}. Необработени редове: ${invalid}.`,
  unknownOutcome:
    'Не е сигурно дали файлът е импортиран. Вижте списъка: повторен импорт на същия файл не променя нищо.',
  cancel: 'Откажи',
  cancelled: 'Качването е отказано. Нищо не е записано.',
  running: 'Тече импорт',
  undoing: 'Отменя се импорт',
  showRun: (id: string) => `Файл № ${id}`,
  columns: 'Описание на колоните и примерни файлове',
};

export const integrityTexts = {
  title: 'Проверка на данните',
  failed: (text: string) => `Неочаквана грешка: ${text}`,
  noResult: 'Няма резултат от операцията. Опитайте отново.',
  passed: 'Не са открити проблеми с импортираните данни.',
  problems: (code: string) => `Има открити проблеми с импортираните данни, код: ${code}`,
  checking: 'Данните се проверяват …',
  close: 'Затвори',
  records: 'Записи',
  showRecords: (count: string) => `Покажи записите (${count})`,
};

/** The fields of the filter in their order on screen. The names of the processed types are read from the service. */
export const filterTexts = {
  fileName: { label: 'Име на файл' },
  format: { label: 'Формат', options: { CSV: '.csv', TXT: '.txt' } },
  addedAt: { from: 'Добавен от дата', to: 'Добавен до дата' },
  addedBy: { label: 'Добавен от' },
  isDownloaded: { label: 'Изтеглен' },
  processedTypes: { address: 'processedMask', label: 'Обработени', isMultiple: true },
  statuses: { address: 'status', label: 'Състояние', options: statuses, isMultiple: true },
} satisfies ShownFilters<typeof importFileFilterFields>;

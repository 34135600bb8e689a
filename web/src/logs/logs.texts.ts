import type { activityFilterFields, exceptionFilterFields, logEntryFilterFields } from '@struma/schema/inputs.ts';
import { texts as historyTexts } from '../history/history.texts.ts';
import { formatDateTime } from '../platform/format.ts';
import type { ShownFilters } from '../ui/list/filter/declare-filters.ts';
import { titles } from './titles.texts.ts';

export const texts = {
  id: '№',
  errorMessage: 'Описание на грешката',
  moduleName: 'Модул',
  procedureName: 'Процедура',
  createdOn: 'Създаден на',
  importFileId: 'Импортиран файл №',
  signal: 'Сигнал №',
  traceId: 'Проследяване',
  date: 'Дата',
  dateOfAction: 'Дата на действие',
  username: 'Потребител',
  message: 'Съобщение',
  stacktrace: 'Стек',
  call: 'Заявка',
  statement: 'SQL заявка',
  action: 'Действие',
  record: 'Обект',
  deleted: 'изтрит',
  field: 'Поле',
  oldValue: 'Стара стойност',
  newValue: 'Нова стойност',
  /**
   * Links to the rows of one request in the other logs. LG-3: if a log has no such rows, a disabled button with the
   * reason `none` replaces its link. If `none` is null, the link is left out.
   */
  traces: {
    exceptions: { open: 'Преглед на грешка', none: null },
    activities: { open: 'Преглед на действие', none: 'Заявката не е записала промени.' },
  },
  detailFailed: 'Подробностите не се заредиха',
  detailMissing: 'Няма такава грешка.',
  logEntries: {
    list: titles.logEntries,
    filterTitle: 'Търсене на логове',
    open: ({ id }: { id: string }) => `Преглед на лог ${id}`,
    detail: ({ id }: { id: string }) => `Лог № ${id}`,
  },
  exceptions: {
    list: titles.exceptions,
    filterTitle: 'Търсене на грешки',
    open: ({ createdAt }: { createdAt: string }) => `Детайли за грешка от ${formatDateTime(createdAt)}`,
    detail: () => 'Детайли за грешка',
    /** Number of days up to today, and the label of the view. */
    views: [
      [1, 'Днес'],
      [7, 'Последните 7 дни'],
      [30, 'Последните 30 дни'],
      [365, 'Последната година'],
    ] as const,
  },
  activities: {
    list: titles.activities,
    filterTitle: 'Търсене на действия',
    open: ({ createdAt }: { createdAt: string }) => `Преглед на действие от ${formatDateTime(createdAt)}`,
    detail: ({ id }: { id: string }) => `Действие № ${id}`,
  },
};

export const logEntryFilterTexts = {
  ids: { address: 'id', label: texts.id },
  errorMessage: { label: texts.errorMessage },
  moduleName: { label: texts.moduleName },
  procedureName: { label: texts.procedureName },
  created: { from: 'Създаден от', to: 'Създаден до' },
  importFileIds: { address: 'importFile', label: texts.importFileId },
  traceId: { label: texts.traceId },
} satisfies ShownFilters<typeof logEntryFilterFields>;

export const exceptionFilterTexts = {
  username: { label: texts.username },
  created: { from: 'От дата', to: 'До дата', firstYear: 2021 },
  message: { label: texts.message },
  traceId: { label: texts.traceId },
} satisfies ShownFilters<typeof exceptionFilterFields>;

export const activityFilterTexts = {
  username: { label: texts.username },
  created: { from: 'От дата', to: 'До дата' },
  entities: { address: 'entity', label: texts.record, options: historyTexts.entities },
  recordId: { label: 'Обект №' },
  field: { label: texts.field },
  traceId: { label: texts.traceId },
} satisfies ShownFilters<typeof activityFilterFields>;

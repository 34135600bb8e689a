import type { Activity, ActivityEntity } from '../kernel/observability/activity.ts';

export const logTexts = {
  unknownException: 'Няма такава грешка.',
};

export const logExportTexts = {
  logFile: (day: string): string => `логове-${day}.csv`,
  exceptionFile: (day: string): string => `грешки-${day}.csv`,
  activityFile: (day: string): string => `действия-${day}.csv`,
  headings: {
    id: '№',
    errorMessage: 'Описание на грешката',
    module: 'Модул',
    procedure: 'Процедура',
    createdOn: 'Създаден на',
    importFile: 'Импортиран файл №',
    signal: 'Сигнал №',
    traceId: 'Проследяване',
    date: 'Дата',
    username: 'Потребител',
    message: 'Съобщение',
    stacktrace: 'Стек',
    call: 'Заявка',
    statement: 'SQL заявка',
    entity: 'Обект',
    entityId: 'Обект №',
    recordName: 'Име на обекта',
    action: 'Действие',
    field: 'Поле',
    oldValue: 'Стара стойност',
    newValue: 'Нова стойност',
  },
  entities: {
    signal: 'Сигнал',
    response: 'Отговор',
    nomenclatureItem: 'Елемент на номенклатура',
    breakdown: 'Авария',
    client: 'Клиент',
    address: 'Адрес',
    waterMeter: 'Водомер',
    importFile: 'Импортиран файл',
    user: 'Потребител',
    group: 'Група',
  } satisfies Record<ActivityEntity, string> as Readonly<Record<string, string>>,
  yesNo: { true: 'Да', false: 'Не' } as Readonly<Record<string, string>>,
  actions: {
    CREATE: 'Създаване',
    UPDATE: 'Промяна',
    DELETE: 'Изтриване',
    REVEAL: 'Показан номер',
    DOWNLOAD: 'Изтегляне',
  } satisfies Record<Activity['action'], string> as Readonly<Record<string, string>>,
};

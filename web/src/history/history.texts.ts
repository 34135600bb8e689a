export const texts = {
  title: 'История',
  failed: 'Историята не се зареди',
  loading: 'Историята се зарежда',
  empty: 'Няма записани промени.',
  more: (count: string) => `Още ${count}`,
  entities: {
    SIGNAL: 'Сигнал',
    RESPONSE: 'Отговор',
    NOMENCLATURE_ITEM: 'Елемент на номенклатура',
    BREAKDOWN: 'Авария',
  },
  actions: { CREATE: 'Създаване', UPDATE: 'Промяна' },
  otherAction: 'Действие',
  /** Names of fields as the REST service writes them. */
  fields: {
    status: 'Статус',
    takenBy: 'Поет от',
    needsReply: 'Чака отговор',
    breakdown: 'Авария',
    code: 'Код',
    nameBg: 'Име на български',
    nameEn: 'Име на английски',
    isActive: 'Активен',
  },
};

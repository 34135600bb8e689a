/** Headings of the CSV file. */
export const exportTexts = {
  fileName: (day: string) => `vodomeri-${day}.csv`,
  fabricNo: 'Водомер №',
  lastRepair: 'Последен ремонт',
  lastCheck: 'Последна проверка',
  nextCheck: 'Следваща проверка',
  ownership: 'Вид',
  reading: 'Показание',
  createdOn: 'Открита на',
  modifiedOn: 'Последна промяна',
  clientNumber: 'Клиент №',
  clientName: 'Име на клиент',
  address: 'Адрес',
  carnet: 'Карнет / страница',
};

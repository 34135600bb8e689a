const client = [
  ['egn', 'ЕГН или ЕИК с вярна контролна цифра'],
  ['clientType', 'код от номенклатурата „Типове клиенти“; задължителен за нов клиент'],
] as const;

/** No utility has these numbers, so that an import of the sample changes no record. */
const sampleNumber = 'ПРИМЕР-1';
const sampleClient = { clientNumber: sampleNumber, egn: '', clientType: '1' };

export const columnTexts = {
  title: 'Колони на файловете за импорт',
  intro:
    'Първият ред има имената на колоните, в произволен ред. Колоните със * са задължителни, останалите може да липсват. ' +
    'Празна клетка не променя записаната стойност. Дата се пише като 31.12.2026 или 2026-12-31, число – с десетична запетая или точка.',
  sample: 'Примерен файл',
  close: 'Затвори',
  definitions: [
    {
      name: 'Клиенти (дефиниция 2)',
      columns: [['clientNumber *', 'клиентски номер'], ['name', 'име; задължително за нов клиент'], ...client],
      sample: { file: 'klienti-primer.csv', row: { ...sampleClient, name: 'Мария Петрова' } },
    },
    {
      name: 'Водомери (дефиниция 4)',
      columns: [
        ['waterMeterFabricNo *', 'фабричен номер'],
        ['carnetCode', 'код на карнет; нов код се добавя'],
        ['carnetPage', 'страница в карнета'],
        ['clientNumber', 'клиентски номер; задължителен, ако редът има адрес'],
        ['clientName', 'име; задължително за нов клиент'],
        ...client,
        ['townGraoCode', 'код на населеното място по ЕКАТТЕ; задължителен, ако редът има адрес'],
        ['streetName', 'улица, както е записана в населеното място'],
        ['streetNumber', 'номер'],
        ['block', 'блок'],
        ['entrance', 'вход'],
        ['floor', 'етаж'],
        ['apartment', 'апартамент'],
        ['zipCode', 'пощенски код'],
        ['latitude', 'географска ширина, заедно с longitude'],
        ['longitude', 'географска дължина'],
        ['auditorNumber', 'номер на инкасатор'],
        ['auditorName', 'име; задължително за нов инкасатор'],
        ['ownershipType', 'код на тип собственост; задължителен за нов водомер'],
        ['waterMeterType', 'код на тип водомер; задължителен за нов водомер'],
        ['manufacturer', 'код на производител'],
        ['customersTotal', 'брой потребители'],
        ['apartmentsTotal', 'брой апартаменти'],
        ['lastDateOfRepair', 'дата на последен ремонт'],
        ['lastDateOfCheck', 'дата на последна проверка'],
        ['nextDateOfCheck', 'дата на следваща проверка'],
        ['installationDate', 'дата на монтаж'],
        ['calibrationDate', 'дата на калибриране'],
        ['nextCalibrationDate', 'дата на следваща подмяна'],
        ['readOn', 'дата на отчет, заедно с value'],
        ['value', 'показание, до 3 знака след запетаята; не по-малко от предишното и не по-голямо от следващото'],
      ],
      sample: {
        file: 'vodomeri-primer.csv',
        row: {
          ...sampleClient,
          waterMeterFabricNo: sampleNumber,
          clientName: 'Мария Петрова',
          ownershipType: '1',
          waterMeterType: '1',
          readOn: '05.01.2026',
          value: '118,250',
        },
      },
    },
  ],
} satisfies {
  definitions: { columns: readonly (readonly [string, string])[]; [name: string]: unknown }[];
  [name: string]: unknown;
};

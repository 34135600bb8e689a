const client = [
  ['egn', 'ЕГН или ЕИК с вярна контролна цифра'],
  ['clientType', 'код от номенклатурата „Типове клиенти“; задължителен за нов клиент'],
] as const;

type Rows = readonly Readonly<Record<string, string>>[];

/**
 * Sample rows with the towns, streets and codes of the demo data. The numbers of clients and meters are invented, so
 * that an import of a sample changes no stored record.
 */
const sampleClients: Rows = [
  { clientNumber: 'ПРИМЕР-1', name: 'Мария Петрова', clientType: '1' },
  { clientNumber: 'ПРИМЕР-2', name: 'Строител ООД', clientType: '2' },
  { clientNumber: 'ПРИМЕР-3', name: 'ЕС бл. 12, вх. А', clientType: '2' },
];

const sampleMeters: Rows = [
  {
    waterMeterFabricNo: 'ПРИМЕР-1',
    clientNumber: 'ПРИМЕР-1',
    clientName: 'Мария Петрова',
    clientType: '1',
    townGraoCode: '61577',
    streetName: 'ул. „Иван Вазов“',
    streetNumber: '12',
    zipCode: '2400',
    latitude: '42,54812',
    longitude: '22,96340',
    carnetCode: '101',
    carnetPage: '5',
    auditorNumber: '4001',
    ownershipType: '1',
    waterMeterType: '1',
    manufacturer: '2',
    customersTotal: '3',
    apartmentsTotal: '1',
    installationDate: '14.03.2019',
    lastDateOfCheck: '14.03.2024',
    nextDateOfCheck: '14.03.2029',
    readOn: '05.01.2026',
    value: '118,250',
  },
  {
    waterMeterFabricNo: 'ПРИМЕР-1',
    clientNumber: 'ПРИМЕР-1',
    ownershipType: '1',
    waterMeterType: '1',
    readOn: '05.02.2026',
    value: '120,5',
  },
  {
    waterMeterFabricNo: 'ПРИМЕР-2',
    clientNumber: 'ПРИМЕР-2',
    clientName: 'Строител ООД',
    clientType: '2',
    townGraoCode: '68134',
    streetName: 'бул. „Васил Левски“',
    streetNumber: '7',
    entrance: 'Б',
    floor: '2',
    apartment: '5',
    ownershipType: '1',
    waterMeterType: '1',
    calibrationDate: '2025-06-01',
    nextCalibrationDate: '2030-06-01',
    readOn: '2026-01-06',
    value: '1204',
  },
  {
    waterMeterFabricNo: 'ПРИМЕР-3',
    clientNumber: 'ПРИМЕР-3',
    clientName: 'ЕС бл. 12, вх. А',
    clientType: '2',
    townGraoCode: '63427',
    streetName: 'бул. „Липник“',
    block: '12',
    entrance: 'А',
    ownershipType: '2',
    waterMeterType: '1',
    customersTotal: '40',
    apartmentsTotal: '18',
    lastDateOfRepair: '20.11.2024',
    readOn: '07.01.2026',
    value: '9310,75',
  },
];

export const columnTexts = {
  title: 'Колони на файловете за импорт',
  intro:
    'Първият ред има имената на колоните, в произволен ред. Колоните със * са задължителни, останалите може да липсват. ' +
    'Празна клетка не променя записаната стойност. Дата се пише като 31.12.2026 или 2026-12-31, число – с десетична запетая или точка.',
  sample: 'Примерен файл',
  /** The column that error files have in addition. */
  reason: 'Причина',
  close: 'Затвори',
  definitions: [
    {
      id: '2',
      name: 'Клиенти (дефиниция 2)',
      columns: [['clientNumber *', 'клиентски номер'], ['name', 'име; задължително за нов клиент'], ...client],
      sample: { file: 'klienti-primer.csv', rows: sampleClients },
    },
    {
      id: '4',
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
      sample: { file: 'vodomeri-primer.csv', rows: sampleMeters },
    },
  ],
} satisfies {
  definitions: { columns: readonly (readonly [string, string])[]; [name: string]: unknown }[];
  [name: string]: unknown;
};

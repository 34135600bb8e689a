/** Responses of the REST service in their real shape: about a kilobyte per row, mostly Bulgarian. */
export const signalList = (rows: number): object => ({
  items: Array.from({ length: rows }, (_, index) => signalRow(12_000 - index)),
  totalCount: 3000,
});

export const signalRow = (id: number): object => {
  const priority = { id: (id % 4) + 1, nameBg: ['Нисък', 'Нормален', 'Висок', 'Спешен'][id % 4] };
  const status = { id: (id % 3) + 1, nameBg: ['Сигнал', 'Авария', 'Отхвърлен'][id % 3] };
  return {
    id,
    priority,
    priorityObject: priority,
    status,
    statusObject: status,
    createdBySubmitter: { id: 500 + (id % 90), name: 'Мария Стоянова Георгиева' },
    createdBySubmitterId: 500 + (id % 90),
    createdUtc: '2026-07-14 06:41:09',
    createdLocal: '2026-07-14 09:41:09',
    lastResponseUtc: id % 3 ? '2026-07-15 11:02:44' : null,
    lastResponseLocal: id % 3 ? '2026-07-15 14:02:44' : null,
    closedUtc: null,
    closedLocal: null,
    breakdown: id % 3 === 1 ? { id: 7000 + id, workCardNo: `РК-${id}/2026` } : null,
    breakdownId: id % 3 === 1 ? 7000 + id : null,
    userId: null,
    latitude: 42.697_71 + id / 100_000,
    longitude: 23.321_87 - id / 100_000,
    title: `Теч на улицата пред номер ${changingMark}`,
    message: text('Добър ден, от снощи пред входа изтича вода и тротоарът е подкопан. Моля да изпратите екип.'),
    needsReply: id % 2 === 0,
    responses: null,
    attachment: null,
  };
};

export const responseList = (signalId: number): object => ({
  items: Array.from({ length: 6 }, (_, index) => ({
    id: 40_000 + index,
    signalId,
    message: text(`Благодарим за сигнала. Екипът ще бъде при Вас до обяд. ${changingMark}`),
    fromClient: index % 2 === 1,
    respondedUtc: '2026-07-15 11:02:44',
    respondedLocal: '2026-07-15 14:02:44',
    senderEmail: index % 2 === 1 ? 'maria.georgieva@example.bg' : null,
    attachmentToResponses: index === 5 ? [attachment(90_000, 40_005)] : [],
  })),
});

export const attachmentList = (): object => Array.from({ length: 4 }, (_, index) => attachment(80_000 + index, null));

export const waterMeterList = (rows: number): object => ({
  items: Array.from({ length: rows }, (_, index) => waterMeterRow(900_000 - index)),
  totalCount: 1_000_000,
});

const waterMeterRow = (id: number): object => ({
  id,
  waterMeterFabricNo: `${id} ${changingMark}`,
  lastDateOfRepair: id % 3 ? null : '2024-03-18',
  lastDateOfCheck: '2023-05-11',
  nextDateOfCheck: '2028-05-11',
  installationDate: '2019-09-02',
  calibrationDate: null,
  nextCalibrationDate: null,
  checkValue: 100 + (id % 900) + 0.125,
  waterMeterOwnershipType: { id: 1, code: '1', nameBg: 'Индивидуален' },
  waterMeterOwnershipTypeId: 1,
  waterMeterType: { id: (id % 4) + 1, code: String((id % 4) + 1), nameBg: 'Крилчат сухоходен' },
  waterMeterTypeId: (id % 4) + 1,
  manufacturer: { id: 2, code: '2', nameBg: 'Завод за водомери' },
  manufacturerId: 2,
  customersTotal: 3,
  apartamentsTotal: null,
  ...place(id),
  client: {
    id: 1000 + id,
    clientId: 1000 + id,
    clientNumber: String(2_000_000 + id),
    name: 'Мария Стоянова Георгиева',
    clientTypeId: 1,
    clientType: { id: 1, code: '1', nameBg: 'Битов' },
  },
  address: {
    id: 3000 + id,
    fullAddress: `гр. София, ж.к. Люлин 7, бл. ${id % 90}, вх. Б, ет. 4, ап. ${id % 60}`,
    addressDescription: null,
    townName: 'гр. София',
    streetName: 'ж.к. Люлин 7',
    streetNumber: null,
    block: String(id % 90),
    entrance: 'Б',
    floor: '4',
    apartment: String(id % 60),
    carnet: { id: 40 + (id % 20), carnetCode: 1200 + (id % 20), page: id % 80 },
    ...place(id),
  },
  svoId: String(5000 + id),
  mainWaterMeter: null,
  auditor: { id: 12, auditorNumber: '112', name: 'Иван Петков' },
  createdOn: '2019-09-02 06:10:00',
  createdOnLocal: '2019-09-02 09:10:00',
  modifiedOn: '2026-07-14 06:41:09',
  modifiedOnLocal: '2026-07-14 09:41:09',
  closedOn: null,
  closedOnLocal: null,
});

export const breakdownList = (rows: number): object => ({
  items: Array.from({ length: rows }, (_, index) => breakdownRow(7000 - index)),
  totalCount: 5000,
});

const breakdownRow = (id: number): object => ({
  id,
  workCardNo: `РК-${id}/2026`,
  finished: id % 4 === 0,
  ...times('finishedAt', id % 4 === 0),
  ...times('signalTimestamp', true),
  ...times('repairStart', true),
  ...times('repairEnd', id % 4 === 0),
  ...times('waterStopStart', id % 2 === 0),
  ...times('waterStopEnd', id % 4 === 0),
  waterStopPeople: id % 300,
  computedPeople: id % 300,
  affectedStreets: 'бул. Витоша, ул. Алабин',
  zonePipes: null,
  brokenValves: null,
  kevrCategory1: { id: 1, nameBg: 'Спукан водопровод' },
  kevrCategory2: null,
  priority: { id: (id % 4) + 1, nameBg: ['Нисък', 'Нормален', 'Висок', 'Спешен'][id % 4] },
  priorityId: (id % 4) + 1,
  regionName: 'София-град',
  municipalityId: '2246',
  municipalityName: 'Столична',
  townName: 'гр. София',
  streetName: 'бул. Витоша',
  streetDescription: null,
  description: `Авария на уличен водопровод ${changingMark}`,
  ...place(id),
  visoftId: null,
  osmId: null,
  createdBy: 'operator',
  checked: true,
  signalsCount: id % 5,
});

const place = (id: number): object => ({ latitude: 42.697_71 + id / 1e7, longitude: 23.321_87 - id / 1e7 });

const times = (name: string, isSet: boolean): object => ({
  [name]: isSet ? '2026-07-14 09:41:09' : null,
  [`${name}Utc`]: isSet ? '2026-07-14 06:41:09' : null,
});

/** Placeholder for the number that makes each response with changing data unique. */
export const changingMark = '0000000000';

const attachment = (id: number, responseId: number | null): object => ({
  id,
  responseId,
  attachmentOrderNumber: id % 10,
  fileName: `Снимка от мястото ${id} ${changingMark}.jpg`,
  createdOn: '2026-07-14 06:41:09',
  createdOnLocal: '2026-07-14 09:41:09',
  size: 2_480_133,
  contentType: 'image/jpeg',
});

const text = (content: string): string =>
  JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: content }] }] });

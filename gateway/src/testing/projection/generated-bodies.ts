import type { Random } from '../../../../packages/demo/src/random.ts';

type Json = unknown;
type Row = Record<string, Json>;

const texts = [
  '',
  'Теч',
  'a"b\\c',
  'ред\nдва',
  '\u0000',
  '\ud83d\ude00',
  '\ud800',
  '2026-07-14',
  '5',
  '</script>',
  'ж'.repeat(200),
];
const numbers = [0, 1, 7, 12_000, -3, 0.5, 42.6977, 1e21, 1e-7, 123_456_789_012, 2_147_483_648, 1.25, 9.1234];

const document = (text: string): string =>
  JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });

const moment = (random: Random): [utc: string, local: string] =>
  random
    .pick([
      ['2026-07-14 06:41:09', '2026-07-14 09:41:09'],
      ['2026-01-14 22:00:00', '2026-01-15 00:00:00'],
      ['2026-07-14T06:41:09', '2026-07-14T09:41:09'],
      ['2026-07-14 06:41:09.123', '2026-07-14 09:41:09.123'],
      ['2026-10-25 00:30:00', '2026-10-25 03:30:00'],
    ] as const)
    .slice() as [string, string];

const plainMoment = (random: Random): [string, string] =>
  random.chance(0.97) ? ['2026-07-14 06:41:09', '2026-07-14 09:41:09'] : moment(random);

const named = (random: Random, key = 'nameBg'): Row => ({
  id: 1 + random.whole(0, 3),
  [key]: random.pick(['Висок', 'Нисък', 'a"b']),
});

const orNull = <Value>(random: Random, value: Value): Value | null => (random.chance(0.3) ? null : value);

const signal = (random: Random): Row => {
  const [createdUtc, createdLocal] = plainMoment(random);
  const [lastResponseUtc, lastResponseLocal] = random.chance(0.5) ? [null, null] : plainMoment(random);
  const priority = orNull(random, named(random));
  const status = named(random);
  return {
    id: 1 + random.whole(0, 99_998),
    priority,
    priorityObject: priority,
    status,
    statusObject: status,
    createdBySubmitter: orNull(random, named(random, 'name')),
    createdBySubmitterId: 5,
    createdUtc,
    createdLocal,
    lastResponseUtc,
    lastResponseLocal,
    closedUtc: null,
    closedLocal: null,
    answerDueUtc: null,
    answerDueLocal: null,
    breakdown: orNull(random, { id: 7, workCardNo: random.pick(['РК-1/2026', '']) }),
    breakdownId: orNull(random, 7),
    userId: random.pick([null, '', 'operator']),
    latitude: orNull(random, 42.697_71),
    longitude: orNull(random, 23.321),
    title: random.pick(texts),
    message: random.chance(0.7) ? document(random.pick(['Теч', 'a"b\\c'])) : random.pick(texts),
    needsReply: random.chance(0.5),
    channel: random.pick(['PORTAL', 'OPERATOR', 'EMAIL', 'PHONE']),
    takenBy: orNull(random, { id: 'op', name: 'Иван' }),
    responses: null,
    attachment: null,
  };
};

const attachment = (id: number): Row => ({
  id,
  responseId: null,
  attachmentOrderNumber: id % 3,
  fileName: 'Снимка.jpg',
  createdOn: '2026-07-14 06:41:09',
  createdOnLocal: '2026-07-14 09:41:09',
  size: 2_480_133,
  contentType: 'image/jpeg',
});

const response = (random: Random): Row => {
  const [respondedUtc, respondedLocal] = plainMoment(random);
  return {
    id: 1 + random.whole(0, 9998),
    signalId: 7,
    message: document(random.pick(texts)),
    fromClient: random.chance(0.5),
    author: random.pick(['', 'Иван', null]),
    respondedUtc,
    respondedLocal,
    senderEmail: null,
    attachmentToResponses: random.chance(0.3) ? [attachment(3)] : [],
  };
};

const waterMeter = (random: Random): Row => {
  const [createdOn, createdOnLocal] = plainMoment(random);
  return {
    id: 1 + random.whole(0, 99_998),
    waterMeterFabricNo: random.pick(['A-1', 'ж']),
    lastDateOfRepair: random.pick([null, '2026-01-02', '2026-01-02 10:00:00', '']),
    lastDateOfCheck: '2026-01-02',
    nextDateOfCheck: null,
    installationDate: null,
    calibrationDate: null,
    nextCalibrationDate: null,
    checkValue: random.pick([null, 12, 12.5, 12.125, 0, random.pick(numbers)]),
    waterMeterOwnershipType: named(random),
    waterMeterOwnershipTypeId: 1 + random.whole(0, 2),
    waterMeterType: orNull(random, named(random)),
    waterMeterTypeId: 1,
    manufacturer: orNull(random, named(random)),
    manufacturerId: 1,
    customersTotal: orNull(random, random.whole(0, 50 - 1)),
    apartamentsTotal: null,
    latitude: orNull(random, 42.5),
    longitude: 23.5,
    client: orNull(random, {
      id: 4,
      clientId: 4,
      clientNumber: '00012',
      name: 'Мария',
      clientTypeId: 1,
      clientType: orNull(random, { id: 1, code: 'B', nameBg: 'Битов' }),
    }),
    address: orNull(random, {
      id: 9,
      fullAddress: random.pick(['Радомир, ул. Първа 1', '']),
      addressDescription: random.pick([null, '', 'до парка']),
      townName: 'Радомир',
      streetName: null,
      streetNumber: random.pick([5, '5А', null]),
      block: null,
      entrance: null,
      floor: 3,
      apartment: '',
      carnet: orNull(random, { carnetCode: 'К-1', page: 12 }),
      latitude: 42.5,
      longitude: orNull(random, 23.5),
    }),
    svoId: random.pick([null, 5, '7']),
    mainWaterMeter: orNull(random, { id: 1, waterMeterFabricNo: 'M' }),
    auditor: orNull(random, { id: 1, auditorNumber: 5, name: 'Петър' }),
    createdOn,
    createdOnLocal,
    modifiedOn: null,
    modifiedOnLocal: null,
    closedOn: null,
    closedOnLocal: null,
  };
};

const breakdown = (random: Random): Row => {
  const [signalTimestampUtc, signalTimestamp] = plainMoment(random);
  return {
    id: 1 + random.whole(0, 99_998),
    workCardNo: 'РК-1',
    finished: random.chance(0.5),
    signalTimestamp: orNull(random, signalTimestamp),
    signalTimestampUtc: random.chance(0.95) ? signalTimestampUtc : null,
    repairStart: null,
    repairStartUtc: null,
    waterStopPeople: orNull(random, random.whole(0, 500 - 1)),
    affectedStreets: random.pick([null, '', 'ул. Първа']),
    zonePipes: random.pick([null, [1, 2], []]),
    kevrCategory1: orNull(random, named(random)),
    kevrCategory2: null,
    priority: orNull(random, named(random)),
    priorityId: 2,
    regionName: 'Перник',
    municipalityId: random.pick([null, 3]),
    townName: 'Радомир',
    latitude: 42.5,
    longitude: 23.5,
    visoftId: random.pick([null, 'x', 4]),
    osmId: null,
    createdBy: 'Иван',
    checked: random.chance(0.5),
    signalsCount: random.whole(0, 9 - 1),
  };
};

const list = (random: Random, row: (random: Random) => Row): Row[] =>
  Array.from({ length: random.whole(0, 3) }, () => row(random));

const page = (random: Random, row: (random: Random) => Row): Row => ({
  items: list(random, row),
  totalCount: random.pick([null, 0, 3, 300]),
});

const choices = (): Json => [
  { key: 0, value: '' },
  { key: 1, value: 'Висок' },
  { key: 'BREAKDOWN', value: 'Авария' },
];

/** Creates the response of each REST path. */
const responsesByPath: readonly [path: string, create: (random: Random) => Json][] = [
  ['/api/signal/GetSignalList', (random) => page(random, signal)],
  ['/api/signal/GetSignalDetails', signal],
  ['/api/response/GetResponsesList', (random) => ({ items: list(random, response) })],
  ['/api/signal/getAttachmentsInfoBySignalId', (random) => list(random, () => attachment(4))],
  ['/api/WaterMeter/GetWaterMeterList', (random) => page(random, waterMeter)],
  ['/api/WaterMeter/GetWaterMeterlById', waterMeter],
  ['/api/breakdown/GetBreakdownsList', (random) => page(random, breakdown)],
  ['/api/breakdown/GetBreakdownById', breakdown],
  ['KeyValuePairList', choices],
];

/** The bytes of a response: as the reference service sends it, with another value somewhere, or damaged. */
export const generateBody = (path: string, random: Random): Buffer | null => {
  const found = responsesByPath.find(([part]) => path.toLowerCase().includes(part.toLowerCase()));
  if (!found) return null;
  const value = found[1](random);
  const kind = random.next();
  if (kind < 0.45) return Buffer.from(JSON.stringify(value));
  if (kind < 0.75) return Buffer.from(JSON.stringify(withOtherValue(value, random)));
  if (kind < 0.8) return Buffer.from(JSON.stringify(value, null, random.pick([1, 2])));
  return damage(Buffer.from(JSON.stringify(value)), random);
};

const otherValues: readonly ((random: Random) => Json)[] = [
  () => null,
  () => true,
  () => false,
  (random) => random.pick(texts),
  (random) => random.pick(numbers),
  () => [],
  () => ({}),
  () => [1, 'a', null],
  (random) => named(random),
  (random) => document(random.pick(texts)),
];

/** Changes, removes, adds or moves a member somewhere in the value. */
const withOtherValue = (value: Json, random: Random): Json => {
  if (Array.isArray(value)) {
    if (value.length === 0 || random.chance(0.1)) return random.pick(otherValues)(random);
    const index = random.whole(0, value.length - 1);
    return value.with(index, withOtherValue(value[index], random));
  }
  if (typeof value !== 'object' || value === null) return random.pick(otherValues)(random);
  const entries = Object.entries(value);
  const index = random.whole(0, entries.length - 1);
  const [key, inner] = entries[index] ?? ['', null];
  const change = random.next();
  if (change < 0.1) return Object.fromEntries(entries.filter(([name]) => name !== key));
  if (change < 0.2) return Object.fromEntries([...entries, [random.pick(['extra', '__proto__x', 'ключ']), inner]]);
  if (change < 0.3) return Object.fromEntries(entries.toReversed());
  if (change < 0.35) return random.pick(otherValues)(random);
  return { ...value, [key]: withOtherValue(inner, random) };
};

const pieces = [
  '"',
  '\\',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  'null',
  '0',
  '-',
  '1e5',
  '\\u00e9',
  '\\ud800',
  '\\x',
  ' ',
  '\n',
  '"id":5,',
  '\u0001',
  'ж',
];

/** Changes bytes without regard to JSON. */
const damage = (body: Buffer, random: Random): Buffer => {
  const at = random.whole(0, body.length + 1 - 1);
  const end = Math.min(body.length, at + 1 + random.whole(0, random.pick([1, 5, 40]) - 1));
  const [before, middle, after] = [body.subarray(0, at), body.subarray(at, end), body.subarray(end)];
  const kind = random.whole(0, 7 - 1);
  if (kind === 0) return Buffer.from(before);
  if (kind === 1) return Buffer.concat([before, after]);
  if (kind === 2) return Buffer.concat([before, middle, middle, after]);
  if (kind === 3) return Buffer.concat([before, Buffer.from(random.pick(pieces)), middle, after]);
  if (kind === 4) return Buffer.concat([before, Buffer.from([random.whole(0, 256 - 1)]), middle.subarray(1), after]);
  if (kind === 5) return Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), body]);
  return withSecondKey(body, random);
};

/** Repeats a key of the JSON with another value, or writes it with an escape. */
const withSecondKey = (body: Buffer, random: Random): Buffer => {
  const text = body.toString('utf8');
  const keys = [...text.matchAll(/"(\w+)":/g)];
  const found = keys[random.whole(0, keys.length - 1)];
  if (!found) return body;
  const [whole, key = ''] = found;
  const added = random.chance(0.5)
    ? `${whole}${JSON.stringify(random.pick(otherValues)(random)) ?? 'null'},${whole}`
    : `"\\u${key.charCodeAt(0).toString(16).padStart(4, '0')}${key.slice(1)}":`;
  return Buffer.from(text.slice(0, found.index) + added + text.slice(found.index + whole.length));
};

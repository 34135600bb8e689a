import { damage } from './damaged-bodies.ts';
import { document, named, numbers, otherValues, richText, texts } from './other-values.ts';
import { words } from './words.texts.ts';
import type { Random } from '../../../../packages/demo/src/random.ts';

type Json = unknown;
type Row = Record<string, Json>;

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
    breakdown: orNull(random, { id: 7, workCardNo: random.pick([words.workCardOfYear, '']) }),
    breakdownId: orNull(random, 7),
    userId: random.pick([null, '', 'operator']),
    latitude: orNull(random, 42.697_71),
    longitude: orNull(random, 23.321),
    title: random.pick(texts),
    message: random.chance(0.7) ? document(random.pick([words.leak, 'a"b\\c'])) : random.pick(texts),
    needsReply: random.chance(0.5),
    channel: random.pick(['PORTAL', 'OPERATOR', 'EMAIL', 'PHONE']),
    takenBy: orNull(random, { id: 'op', name: words.person }),
    responses: null,
    attachment: null,
  };
};

const attachment = (id: number): Row => ({
  id,
  responseId: null,
  attachmentOrderNumber: id % 3,
  fileName: words.file,
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
    message: random.chance(0.5) ? richText(random) : document(random.pick(texts)),
    fromClient: random.chance(0.5),
    author: random.pick(['', words.person, null]),
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
    waterMeterFabricNo: random.pick(['A-1', words.letter]),
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
      name: words.client,
      clientTypeId: 1,
      clientType: orNull(random, { id: 1, code: 'B', nameBg: words.residential }),
    }),
    address: orNull(random, {
      id: 9,
      fullAddress: random.pick([words.address, '']),
      addressDescription: random.pick([null, '', words.description]),
      townName: words.town,
      streetName: null,
      streetNumber: random.pick([5, words.number, null]),
      block: null,
      entrance: null,
      floor: 3,
      apartment: '',
      carnet: orNull(random, { carnetCode: words.carnet, page: 12 }),
      latitude: 42.5,
      longitude: orNull(random, 23.5),
    }),
    svoId: random.pick([null, 5, '7']),
    mainWaterMeter: orNull(random, { id: 1, waterMeterFabricNo: 'M' }),
    auditor: orNull(random, { id: 1, auditorNumber: 5, name: words.auditor }),
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
    workCardNo: words.workCard,
    finished: random.chance(0.5),
    signalTimestamp: orNull(random, signalTimestamp),
    signalTimestampUtc: random.chance(0.95) ? signalTimestampUtc : null,
    repairStart: null,
    repairStartUtc: null,
    waterStopPeople: orNull(random, random.whole(0, 500 - 1)),
    affectedStreets: random.pick([null, '', words.street]),
    zonePipes: random.pick([null, [1, 2], []]),
    kevrCategory1: orNull(random, named(random)),
    kevrCategory2: null,
    priority: orNull(random, named(random)),
    priorityId: 2,
    regionName: words.region,
    municipalityId: random.pick([null, 3]),
    townName: words.town,
    latitude: 42.5,
    longitude: 23.5,
    visoftId: random.pick([null, 'x', 4]),
    osmId: null,
    createdBy: words.person,
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
  { key: 1, value: words.high },
  { key: 'BREAKDOWN', value: words.breakdown },
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

/** The bytes of a response: as the reference service sends it, changed, indented or damaged. Null: unknown path. */
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
  if (change < 0.2) return Object.fromEntries([...entries, [random.pick(['extra', '__proto__x', words.key]), inner]]);
  if (change < 0.3) return Object.fromEntries(entries.toReversed());
  if (change < 0.35) return random.pick(otherValues)(random);
  return { ...value, [key]: withOtherValue(inner, random) };
};

import { describe, expect, test } from '@jest/globals';
import { declareList } from './declare-list.ts';

const channels = ['PORTAL', 'EMAIL'] as const;

const list = declareList('/api/signal/GetSignalList')({
  filterFields: {
    created: { kind: 'dateTimeRange' },
    needsReply: { kind: 'yesNoAny' },
    workCardNo: { kind: 'text' },
    submitterIds: { kind: 'ids' },
    channels: { kind: 'enums', values: channels, needs: 'SIGNAL_CHANNELS' },
    view: { kind: 'enum', values: ['MINE', 'FREE'] },
  },
  sortFields: ['ID', 'CREATED_AT', 'LAST_RESPONSE_UTC'],
  names: {
    filter: { created: 'createdUTC', submitterIds: 'UserId', channels: 'channel' },
    sort: { CREATED_AT: 'createdUtc' },
  },
});

const meters = declareList('/api/WaterMeter/GetWaterMeterList')({
  filterFields: {
    created: { kind: 'dateTimeRange' },
    lastCheck: { kind: 'dateRange' },
    reading: { kind: 'decimalRange' },
    bounds: { kind: 'bounds' },
    ownerId: { kind: 'id' },
  },
  sortFields: [],
  names: {
    filter: {
      created: 'createdOn',
      lastCheck: 'lastDateOfCheck',
      reading: 'checkValue',
      bounds: 'geoRegion',
      ownerId: 'clientId',
    },
  },
});

const box = (south: number, west: number, north: number, east: number) => ({ bounds: { south, west, north, east } });

const invalid = (message: string, ...path: string[]) =>
  expect.objectContaining({ message, extensions: { code: 'BAD_USER_INPUT', path } });

describe('REST parameters of ranges, bounds and single ids', () => {
  test.each([
    [
      { created: { from: '2026-01-01T02:00:00+02:00', to: '2026-01-01T00:00:00Z' } },
      { createdOnFrom: '2026-01-01 00:00:00', createdOnTo: '2026-01-01 00:00:00' },
    ],
    [{ created: { to: '2026-01-01T00:00:00Z' } }, { createdOnTo: '2026-01-01 00:00:00' }],
    [
      { lastCheck: { from: '2026-01-01', to: '2026-01-01' } },
      { lastDateOfCheckFrom: '2026-01-01', lastDateOfCheckTo: '2026-01-01' },
    ],
    [{ lastCheck: { from: '2026-01-01', to: null } }, { lastDateOfCheckFrom: '2026-01-01' }],
    [{ lastCheck: { to: '2026-01-01' } }, { lastDateOfCheckTo: '2026-01-01' }],
    [{ reading: { from: '9', to: '10' } }, { checkValueFrom: '9', checkValueTo: '10' }],
    [{ reading: { from: '1.50', to: '1.5' } }, { checkValueFrom: '1.50', checkValueTo: '1.5' }],
    [{ reading: {}, lastCheck: null }, {}],
    [box(42.5, 23.1, 42.8, 23.5), { geoRegion: '42.5,23.1,42.8,23.5' }],
    [box(-90, -180, 90, 180), { geoRegion: '-90,-180,90,180' }],
    [box(0, 0, 0, 0), { geoRegion: '0,0,0,0' }],
    [{ bounds: null }, {}],
    [{ ownerId: '7' }, { clientId: 7 }],
    [{ ownerId: null }, {}],
    [{ ownerId: 'x' }, null],
  ])('FI-8 %j becomes %j', (filter, parameters) => expect(meters.toParameters(filter, null)).toStrictEqual(parameters));

  test.each([
    ['created', { from: '2026-01-01T00:00:01Z', to: '2026-01-01T00:00:00Z' }],
    ['lastCheck', { from: '2026-01-02', to: '2026-01-01' }],
    ['reading', { from: '10', to: '9' }],
  ])('the range %s %j is refused because its start is after its end', (field, range) =>
    expect(() => meters.toParameters({ [field]: range }, null)).toThrow(
      invalid('Началото на периода е след края му.', 'filter', field),
    ),
  );

  test.each([
    box(-90.1, 0, 0, 0),
    box(0, 0, 90.1, 0),
    box(1, 0, 0, 0),
    box(0, -180.1, 0, 0),
    box(0, 0, 0, 180.1),
    box(0, 1, 0, 0),
  ])('%j is refused as an invalid rectangle', (filter) =>
    expect(() => meters.toParameters(filter, null)).toThrow(
      invalid(
        'Правоъгълникът не е валиден: юг до север от -90 до 90, запад до изток от -180 до 180.',
        'filter',
        'bounds',
      ),
    ),
  );
});

describe('REST parameters of a list', () => {
  test.each([
    [{}, {}],
    [null, {}],
    [{ created: { from: new Date('2026-01-01T00:00:00Z') } }, { createdUTCFrom: '2026-01-01 00:00:00' }],
    [{ needsReply: false }, { needsReply: false }],
    [{ needsReply: null }, {}],
    [{ workCardNo: ' РК-1 ' }, { workCardNo: 'РК-1' }],
    [{ workCardNo: '  ' }, {}],
    [{ submitterIds: ['7', '7', 'x'] }, { UserId: [7] }],
    [{ submitterIds: [] }, {}],
    [{ submitterIds: ['x'] }, null],
    [{ channels: ['EMAIL', 'EMAIL', 'PORTAL'] }, { channel: ['EMAIL', 'PORTAL'] }],
    [{ channels: [] }, {}],
    [{ view: 'MINE' }, { view: 'MINE' }],
  ])('FI-8 %j becomes %j', (filter, parameters) => expect(list.toParameters(filter, null)).toStrictEqual(parameters));

  test('a search text of more than 200 characters is refused with the path of its field', () => {
    expect(() => list.toParameters({ workCardNo: 'а'.repeat(201) }, null)).toThrow(
      invalid('Текстът за търсене може да е най-много 200 знака.', 'filter', 'workCardNo'),
    );
  });

  test('FI-6 sort keys are renamed or converted to camel case; more than eight are refused', () => {
    const sort = [
      { field: 'CREATED_AT', direction: 'DESC' as const },
      { field: 'LAST_RESPONSE_UTC', direction: 'ASC' as const },
    ];
    expect(list.toParameters(null, sort)).toEqual({
      sortBy: ['createdUtc', 'lastResponseUtc'],
      sortDesc: [true, false],
    });
    expect(list.toParameters(null, Array(8).fill(sort[0]))).toMatchObject({ sortBy: Array(8).fill('createdUtc') });
    expect(() => list.toParameters(null, Array(9).fill(sort[0]))).toThrow(
      invalid('Сортирането може да е най-много по 8 колони.', 'sort'),
    );
  });

  test('hasSeveralValues ignores repeated values and fields that need a service feature', () => {
    expect(list.hasSeveralValues({ submitterIds: ['1', '2'] })).toBe(true);
    expect(list.hasSeveralValues({ submitterIds: ['1', '1'] })).toBe(false);
    expect(list.hasSeveralValues({ channels: ['EMAIL', 'PORTAL'] })).toBe(false);
    expect(list.hasSeveralValues(null)).toBe(false);
  });

  test('a name that is missing in the REST contract does not compile', () => {
    const declare = declareList('/api/signal/GetSignalList');
    // @ts-expect-error -- the contract has no parameter `colour`
    declare({ filterFields: { colour: { kind: 'text' } }, sortFields: ['ID'] });
    // @ts-expect-error -- the contract has no sort key `colour`
    declare({ filterFields: {}, sortFields: ['COLOUR'] });
  });
});

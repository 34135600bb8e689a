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
  ])('FI-8 %j becomes %j', (filter, parameters) => expect(list.toParameters(filter, null)).toEqual(parameters));

  test('FI-6 sort keys are renamed or converted to camel case; more than eight are refused', () => {
    const sort = [
      { field: 'CREATED_AT', direction: 'DESC' as const },
      { field: 'LAST_RESPONSE_UTC', direction: 'ASC' as const },
    ];
    expect(list.toParameters(null, sort)).toEqual({
      sortBy: ['createdUtc', 'lastResponseUtc'],
      sortDesc: [true, false],
    });
    expect(() => list.toParameters(null, Array(9).fill(sort[0]))).toThrow(
      'Сортирането може да е най-много по 8 колони.',
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

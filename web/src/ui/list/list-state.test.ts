import { describe, expect, test } from '@jest/globals';
import { draftOf, readDraft } from './filter/filter-draft.ts';
import { isRecordId } from './filter/filter-fields.ts';
import { paramsOf, describeValue } from './filter/filter-kinds.ts';
import type { FilterField } from './filter/filter-fields.ts';
import {
  afterClear,
  afterRemoval,
  afterSearch,
  hasInvalidPart,
  isFiltered,
  readListState,
  withFilter,
  writeListState,
} from './list-state.ts';
import type { ListState } from './list-state.ts';

const fields: FilterField[] = [
  { kind: 'dateTimeRange', name: 'created', from: 'Създаден от дата', to: 'Създаден до дата' },
  {
    kind: 'choice',
    name: 'status',
    label: 'Статус',
    options: [{ value: 'SIGNAL', label: 'Сигнал' }],
    accepts: (value) => value === 'SIGNAL',
  },
  { kind: 'yesNoAny', name: 'needsReply', label: 'Чака отговор' },
  {
    kind: 'lookup',
    name: 'submitter',
    label: 'Потребител',
    accepts: isRecordId,
    useOptions: () => ({ options: [] }),
    useLabel: () => undefined,
  },
  { kind: 'text', name: 'workCardNo', label: 'Авария №' },
];
const params = paramsOf(fields);
const read = (search: string): ListState => readListState(new URLSearchParams(search), params, ['id', 'priority']);

describe('the URL of a list', () => {
  test('every part is written and read again', () => {
    const state: ListState = {
      filter: {
        createdFrom: '2026-11-01T00:00',
        createdTo: '2026-11-18T23:59',
        status: 'SIGNAL',
        needsReply: 'false',
        submitter: '7',
        workCardNo: 'А-09 17&%+',
      },
      sort: [
        { column: 'priority', direction: 'DESC' },
        { column: 'id', direction: 'ASC' },
      ],
      page: 10_000,
      size: 100,
      savedView: '17',
    };
    expect(read(writeListState(state))).toEqual(state);
  });

  test('default values are not written', () => {
    expect(writeListState(read(''))).toBe('');
    expect(read('')).toEqual({ filter: {}, sort: [], page: 1, size: 10 });
  });

  test.each([
    'page=0',
    'page=-1',
    'page=abc',
    'page=1e9',
    'page=99999999999999999999',
    'size=7',
    'size=100000',
    'size=',
    'sort=password,-',
    'createdFrom=2026-02-31T00:00',
    'createdFrom=2026-03-29T03:30',
    'createdFrom=1899-01-01T00:00',
    'createdTo=now',
    'status=HACKED',
    'needsReply=maybe',
    'submitter=abc',
    'submitter=0',
    'submitter=-1',
    'workCardNo=',
    `workCardNo=${'x'.repeat(201)}`,
    'foreign=1',
    'savedView=x1',
    '%E0%A4%A',
  ])('invalid parts are ignored: %s', (search) => expect(read(search)).toEqual(read('')));
});

describe('a URL', () => {
  const isReported = (search: string): boolean => hasInvalidPart(new URLSearchParams(search), read(search));

  test.each([
    'statusId=99',
    'status=99',
    'status=SIGNAL&status=CLOSED',
    'sort=foo',
    'sort=-priority,foo',
    'page=0',
    'savedView=-1',
    'size=7',
    'createdFrom=2026-03-29T03:30',
    `workCardNo=${'x'.repeat(201)}`,
  ])('with an invalid part is reported: %s', (search) => expect(isReported(search)).toBe(true));

  test.each([
    '',
    'page=1&size=10',
    'status=&sort=',
    'workCardNo=%20',
    'status=SIGNAL&sort=-priority,id&page=3&size=5&savedView=17',
  ])('without an invalid part is not reported: %s', (search) => expect(isReported(search)).toBe(false));
});

describe('searching', () => {
  test('FI-2 with every field empty and no active filter, a search does nothing', () =>
    expect(afterSearch(read('page=3'), {})).toBeNull());

  test('FI-2 with every field empty, a search clears the active filter and goes to page 1', () => {
    const next = afterSearch(read('status=SIGNAL&page=3'), {});
    expect(next).toEqual({ ...read(''), page: 1 });
    expect(next && isFiltered(next)).toBe(false);
  });

  test('FI-3 with a filled field, a search goes to page 1 and keeps the sort keys and the page size', () => {
    const next = afterSearch(read('page=3&size=25&sort=-priority'), { needsReply: 'true' });
    expect(next && writeListState(next)).toBe('needsReply=true&sort=-priority&size=25');
    expect(next && isFiltered(next)).toBe(true);
  });

  test('FI-4 clearing empties all fields and goes to page 1', () => {
    expect(writeListState(afterClear(read('status=SIGNAL&workCardNo=917&page=3&size=25')))).toBe('size=25');
  });

  test('a filter that the list offers is no saved view; a search with the same values stays in the view', () => {
    const state = read('status=SIGNAL&page=3&savedView=17');
    expect(writeListState(withFilter(state, { status: 'SIGNAL' }))).toBe('status=SIGNAL');
    expect(writeListState(afterClear(state))).toBe('');
    const next = afterSearch(state, { status: 'SIGNAL' });
    expect(next && writeListState(next)).toBe('status=SIGNAL&savedView=17');
  });

  test('removing one chip keeps the others', () => {
    expect(writeListState(afterRemoval(read('status=SIGNAL&workCardNo=917&page=3'), 'status'))).toBe('workCardNo=917');
  });
});

describe('the texts of the fields', () => {
  test('FI-8 only filled fields become values', () => {
    expect(readDraft(params, { workCardNo: '  ', createdFrom: '', status: '', needsReply: '' })).toEqual({
      values: {},
      problems: {},
    });
    expect(
      readDraft(params, { workCardNo: ' 917 ', createdFrom: '01/11/2026', createdTo: '18/11/2026' }).values,
    ).toEqual({
      workCardNo: '917',
      createdFrom: '2026-11-01T00:00',
      createdTo: '2026-11-18T23:59',
    });
  });

  test('FI-10 an invalid date is an error of its field', () => {
    expect(readDraft(params, { createdFrom: '31/02/2026' }).problems).toEqual({
      createdFrom: 'Въведената дата не е валидна.',
    });
  });

  test('FI-14 an end before its start is an error of the end', () => {
    expect(readDraft(params, { createdFrom: '02/11/2026', createdTo: '01/11/2026' }).problems).toEqual({
      createdTo: 'Краят е преди началото.',
    });
    expect(readDraft(params, { createdFrom: '01/11/2026 10:00', createdTo: '01/11/2026 10:00' }).problems).toEqual({});
  });

  test('values are shown in the fields', () => {
    const draft = draftOf(params, { createdFrom: '2026-11-01T07:05', needsReply: 'true' });
    expect(draft).toEqual({ createdFrom: '01/11/2026 07:05', needsReply: 'true' });
    expect(readDraft(params, draft).values).toEqual({ createdFrom: '2026-11-01T07:05', needsReply: 'true' });
  });

  test('chips show a value in words', () => {
    const chipText = (name: string, value: string): string | undefined => {
      const param = params.find((one) => one.name === name);
      return param && `${param.label}: ${describeValue(param, value)}`;
    };
    expect(chipText('createdFrom', '2026-11-01T00:00')).toBe('Създаден от дата: 01/11/2026');
    expect(chipText('createdTo', '2026-11-01T00:00')).toBe('Създаден до дата: 01/11/2026 00:00');
    expect(chipText('status', 'SIGNAL')).toBe('Статус: Сигнал');
    expect(chipText('needsReply', 'false')).toBe('Чака отговор: Не');
    expect(chipText('workCardNo', '917')).toBe('Авария №: 917');
  });
});

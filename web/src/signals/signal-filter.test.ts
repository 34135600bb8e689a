import { describe, expect, test } from '@jest/globals';
import { paramsOf } from '../ui/list/filter/filter-fields.ts';
import { readListState, writeListState } from '../ui/list/list-state.ts';
import { signalFilter, signalFilterFields, signalViews } from './signal-filter.ts';

const params = paramsOf(signalFilterFields({ choices: undefined }));
const filterOf = (search: string) => signalFilter(readListState(new URLSearchParams(search), params, []).filter);

describe('the operator filter', () => {
  test('SG-2 has the fields of the rule, under their labels', () => {
    expect(params.map(({ label }) => label)).toEqual([
      'Създаден от дата',
      'Създаден до дата',
      'Последен отговор от',
      'Последен отговор до',
      'Затворен от',
      'Затворен до',
      'Статус',
      'Приоритет',
      'Чака отговор',
      'Потребител',
      'Авария №',
    ]);
  });

  test('FI-8 only filled fields are asked for', () => {
    expect(filterOf('')).toBeUndefined();
    expect(filterOf('workCardNo=А-0917')).toEqual({ workCardNo: 'А-0917' });
  });

  test('SG-2 every field reaches the question in the form of the schema', () => {
    const search = new URLSearchParams({
      createdFrom: '2026-11-01T00:00',
      createdTo: '2026-11-18T23:59',
      lastResponseFrom: '2026-07-01T08:30',
      closedTo: '2026-11-18T23:59',
      status: 'BREAKDOWN',
      priority: '3',
      needsReply: 'true',
      submitter: '7',
      workCardNo: '917',
    });
    expect(filterOf(search.toString())).toEqual({
      created: { from: '2026-11-01T00:00:00+02:00', to: '2026-11-18T23:59:59+02:00' },
      lastResponse: { from: '2026-07-01T08:30:00+03:00' },
      closed: { to: '2026-11-18T23:59:59+02:00' },
      statuses: ['BREAKDOWN'],
      priorityIds: ['3'],
      needsReply: true,
      submitterIds: ['7'],
      workCardNo: '917',
    });
  });

  test('SG-2 needsReply is false for no, true for yes, absent for all', () => {
    expect(filterOf('needsReply=false')).toEqual({ needsReply: false });
    expect(filterOf('needsReply=true')).toEqual({ needsReply: true });
    expect(filterOf('needsReply=')).toBeUndefined();
  });

  test.each(['status=signal', 'status=toString', 'status=OPEN', 'priority=x', 'submitter=1;drop'])(
    'what the schema does not know never reaches it: %s',
    (search) => expect(filterOf(search)).toBeUndefined(),
  );

  test('every quick view is a state of the address', () => {
    for (const { label, filter } of signalViews('2026-11-18')) {
      const address = writeListState({ filter, sort: [], page: 1, size: 10 });
      expect([label, readListState(new URLSearchParams(address), params, []).filter]).toEqual([label, filter]);
    }
    expect(signalViews('2026-11-18').map(({ label }) => label)).toEqual([
      'Всички',
      'Чакат отговор',
      'Нови',
      'Аварии',
      'Затворени днес',
    ]);
  });

  test('the desk has its views, with their counts, and takes them from the address', () => {
    const counts = { MINE: 1, FREE: 2, WAITING: 3, OVERDUE: 4 };
    expect(signalViews('2026-11-18', true, counts).slice(0, 5)).toEqual([
      { label: 'Всички', filter: {} },
      { label: 'Мои', filter: { view: 'MINE' }, count: 1 },
      { label: 'Свободни', filter: { view: 'FREE' }, count: 2 },
      { label: 'Чакащи', filter: { view: 'WAITING' }, count: 3 },
      { label: 'Просрочени', filter: { view: 'OVERDUE' }, count: 4 },
    ]);
    const deskParams = paramsOf(signalFilterFields({ choices: undefined, hasDesk: true }));
    const read = (search: string) => readListState(new URLSearchParams(search), deskParams, []).filter;
    expect(signalFilter(read('view=OVERDUE'))).toEqual({ view: 'OVERDUE' });
    expect(signalFilter(read('view=toString'))).toBeUndefined();
    expect(filterOf('view=MINE')).toBeUndefined();
  });
});

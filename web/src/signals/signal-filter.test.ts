import { describe, expect, test } from '@jest/globals';
import type { Viewer } from '../ui/list/audience.ts';
import { filterInput, paramsOf } from '../ui/list/filter/filter-kinds.ts';
import { readListState, writeListState } from '../ui/list/list-state.ts';
import { getDefaultSort, getDefaultSortByFilter, signalFilters, signalViews } from './signal-filter.ts';

const operator: Viewer = { isOperator: true, features: ['SIGNAL_SEARCH'] };
const withDesk: Viewer = { isOperator: true, features: ['SIGNAL_SEARCH', 'SIGNAL_DESK'] };
const fieldsOf = (viewer: Viewer) => signalFilters({ choices: undefined }, viewer);
const params = paramsOf(fieldsOf(operator));
const filterOf = (search: string, viewer = operator) => {
  const fields = fieldsOf(viewer);
  return filterInput(fields, readListState(new URLSearchParams(search), paramsOf(fields), []).filter);
};

describe('the operator filter', () => {
  test('SG-2 the filter has the required fields with their labels', () => {
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
      'Сигнал №',
      'Думи',
      'Телефон',
      'Име на клиент',
      'Адрес',
    ]);
    expect(paramsOf(fieldsOf({ isOperator: true, features: [] })).map(({ label }) => label)).not.toContain('Думи');
    expect(paramsOf(fieldsOf(withDesk)).map(({ label }) => label)).toContain('Поет от');
  });

  test('FI-8 only filled fields are in the filter', () => {
    expect(filterOf('')).toBeUndefined();
    expect(filterOf('workCardNo=А-0917')).toEqual({ workCardNo: 'А-0917' });
  });

  test('SG-2 every field is sent in the shape of the schema', () => {
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
      number: '10482',
      words: 'теч шахта',
      phone: '0888 12 34 56',
      person: 'Яна',
      colleague: 'Иванова',
      address: 'отец паисий 15',
    });
    expect(filterOf(search.toString(), withDesk)).toEqual({
      created: { from: '2026-11-01T00:00:00+02:00', to: '2026-11-18T23:59:59+02:00' },
      lastResponse: { from: '2026-07-01T08:30:00+03:00' },
      closed: { to: '2026-11-18T23:59:59+02:00' },
      statuses: ['BREAKDOWN'],
      priorityIds: ['3'],
      needsReply: true,
      submitterIds: ['7'],
      workCardNo: '917',
      ids: ['10482'],
      words: 'теч шахта',
      phone: '0888 12 34 56',
      person: 'Яна',
      colleague: 'Иванова',
      address: 'отец паисий 15',
    });
  });

  test('SG-2 needsReply is false or true as in the URL, and absent if the URL has no value', () => {
    expect(filterOf('needsReply=false')).toEqual({ needsReply: false });
    expect(filterOf('needsReply=true')).toEqual({ needsReply: true });
    expect(filterOf('needsReply=')).toBeUndefined();
  });

  test.each(['status=signal', 'status=toString', 'status=OPEN', 'priority=x', 'submitter=1;drop'])(
    'a value that the schema does not have is never sent: %s',
    (search) => expect(filterOf(search)).toBeUndefined(),
  );

  test('without operator tools, the filter of every quick view can be written to the URL and read from it', () => {
    for (const { label, filter } of signalViews('2026-11-18', false)) {
      const address = writeListState({ filter, sort: [], page: 1, size: 10 });
      expect([label, readListState(new URLSearchParams(address), params, []).filter]).toEqual([label, filter]);
    }
    expect(signalViews('2026-11-18', false).map(({ label }) => label)).toEqual([
      'Всички',
      'Чакащи',
      'Нови',
      'С авария',
      'Затворени днес',
    ]);
  });

  test('operators have views with counts, and the URL can select a view', () => {
    const counts = { mine: 1, free: 2, waiting: 3, overdue: 4, answerHours: 72 };
    expect(signalViews('2026-11-18', true, counts).slice(0, 5)).toEqual([
      { label: 'Всички', filter: {} },
      { label: 'Мои', filter: { view: 'MINE' }, count: 1 },
      { label: 'Свободни', filter: { view: 'FREE' }, count: 2 },
      { label: 'Чакащи', filter: { view: 'WAITING' }, count: 3 },
      { label: 'Просрочени', filter: { view: 'OVERDUE' }, count: 4 },
    ]);
    const operator: Viewer = { isOperator: true, features: ['SIGNAL_DESK'] };
    expect(filterOf('view=OVERDUE', operator)).toEqual({ view: 'OVERDUE' });
    expect(filterOf('view=toString', operator)).toBeUndefined();
    expect(filterOf('view=MINE')).toBeUndefined();
  });

  test('the views of waiting signals are sorted by the longest wait', () => {
    const wait = [{ column: 'wait', direction: 'ASC' }];
    for (const view of ['WAITING', 'OVERDUE']) expect(getDefaultSort({ view })).toEqual(wait);
    expect([getDefaultSort({}), getDefaultSort({ view: 'MINE' })]).toEqual([[], []]);
    expect(getDefaultSortByFilter({ needsReply: 'true' })).toEqual(wait);
    expect([getDefaultSortByFilter({}), getDefaultSortByFilter({ needsReply: 'false' })]).toEqual([[], []]);
  });

  test('SG-3 a citizen filters by neither person, breakdown nor view', () => {
    const citizen: Viewer = { isOperator: false, features: ['SIGNAL_DESK'] };
    expect(fieldsOf(citizen).map(({ name }) => name)).toEqual([
      'created',
      'lastResponse',
      'closed',
      'status',
      'priority',
      'needsReply',
    ]);
    const withSearch: Viewer = { isOperator: false, features: ['SIGNAL_SEARCH', 'SIGNAL_DESK'] };
    expect(fieldsOf(withSearch).map(({ name }) => name)).toEqual([
      ...fieldsOf(citizen).map(({ name }) => name),
      'number',
      'words',
    ]);
    const withNewReplies: Viewer = { isOperator: false, features: ['NEW_REPLIES'] };
    expect(fieldsOf(withNewReplies).map(({ name }) => name)).toContain('newReply');
    expect(filterOf('newReply=true', withNewReplies)).toEqual({ hasNewReply: true });
    expect(filterOf('submitter=7&workCardNo=A&view=MINE&needsReply=true', citizen)).toEqual({ needsReply: true });
  });
});

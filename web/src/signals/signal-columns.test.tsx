import { describe, expect, test } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { cellOf } from '../ui/list/table/cells.tsx';
import { signalColumns } from './signal-columns.tsx';
import { priorityLevel } from '../ui/glyphs/priority.tsx';
import { OwnItem } from './signal-item.tsx';
import { findWaitStart } from './signal-state.tsx';
import type { SignalRowFragment } from './signals.generated.ts';

const signal: SignalRowFragment = {
  id: '10482',
  title: 'Теч на тротоара',
  status: 'BREAKDOWN',
  statusName: 'Авария',
  priority: { id: '3', name: 'Висок' },
  submitter: { id: '7', name: 'Николай Тодоров' },
  takenBy: null,
  needsReply: true,
  hasNewReply: false,
  createdAt: '2026-11-18T06:58:12+02:00',
  waitsSince: null,
  lastResponseAt: '2026-11-18T07:27:03+02:00',
  answerDueAt: '2026-11-21T07:27:03+02:00',
  closedAt: null,
  breakdownId: '5',
  workCardNo: 'А-0917',
};
const now = new Date('2026-11-18T09:41:07+02:00');
const columnsOf = (isOperator: boolean, features: string[] = [], at = now) =>
  signalColumns(['1', '2', '3', '4'], at, { isOperator, features });
const columns = columnsOf(true).filter(({ isOptional }) => !isOptional);

const textsOf = (row: SignalRowFragment, shown: readonly (typeof columns)[number][] = columns): string[] =>
  shown.map((column) => {
    const { container } = render(<MemoryRouter>{cellOf(column, row, '/signals_oper/preview/10482')}</MemoryRouter>);
    const text = container.textContent ?? '';
    cleanup();
    return text;
  });

describe('columns of the signal list', () => {
  test('SG-1 the columns are in the required order', () => {
    expect(columns.map(({ header }) => header)).toEqual([
      'Сигнал №',
      'Приоритет',
      'Статус',
      'Създаден от',
      'Създаден на',
      'Последен отговор',
      'Затворен на',
      'Авария №',
    ]);
  });

  test('SG-3 a citizen sees the title, but neither the submitter nor the breakdown', () => {
    expect(columnsOf(false).map(({ header }) => header)).toEqual([
      'Сигнал №',
      'Заглавие',
      'Приоритет',
      'Статус',
      'Създаден на',
      'Последен отговор',
      'Затворен на',
    ]);
  });

  test('SG-1 SH-1 the columns show the values with full dates and times', () => {
    expect(textsOf(signal)).toEqual([
      '10482',
      'Висок',
      'Авария',
      'Николай Тодоров',
      '2026-11-18 06:58:12',
      '2026-11-18 07:27:03Чака отговор, чака 2 ч 14 мин',
      '–',
      'А-0917',
    ]);
  });

  test('beside the status stands the operator who works on the signal', () => {
    const taken = { ...signal, takenBy: { id: 'o1', name: 'Огнян Операторов' } };
    expect(textsOf(taken)[2]).toBe('Авария · Поет от Огнян Операторов');
  });

  test('a missing value is shown as a dash', () => {
    const minimalSignal = {
      ...signal,
      priority: null,
      submitter: null,
      lastResponseAt: null,
      answerDueAt: null,
      needsReply: false,
      workCardNo: null,
    };
    expect(textsOf(minimalSignal)).toEqual(['10482', '–', 'Авария', '–', '2026-11-18 06:58:12', '–', '–', '–']);
  });

  test('the waiting time counts from the start that the service sends, else from the last response or the submission', () => {
    expect(findWaitStart({ ...signal, waitsSince: '2026-11-17T07:00:00+02:00' })).toBe('2026-11-17T07:00:00+02:00');
    expect(findWaitStart(signal)).toBe(signal.lastResponseAt);
    expect(findWaitStart({ ...signal, lastResponseAt: null })).toBe(signal.createdAt);
    expect(findWaitStart({ ...signal, needsReply: false })).toBeNull();
  });

  test('SG-1 the column of the wait shows the time to the deadline, or since the deadline', () => {
    const waiting = (at: Date, row = signal) => {
      const shown = columnsOf(true, ['SIGNAL_SEARCH'], at);
      const index = shown.findIndex(({ header }) => header === 'Чака');
      return [shown[index]?.sort, ...textsOf(row, shown).slice(index - 1, index + 1)];
    };
    expect(waiting(now)).toEqual(['ANSWER_DUE_AT', '2026-11-18 07:27:03', 'остават 2 дни 21 ч, чака 2 ч 14 мин']);
    expect(waiting(new Date('2026-11-21T09:27:03+02:00'))[2]).toBe('просрочен с 2 ч 00 мин, чака 3 дни 2 ч');
    expect(waiting(now, { ...signal, needsReply: false, answerDueAt: null })[2]).toBe('–');
  });

  test("SG-3 an open signal with a reply has the mark 'Отговорено' for a citizen, but not for an operator", () => {
    const answered = { ...signal, needsReply: false };
    const textOf = (row: SignalRowFragment) => {
      const { container } = render(<OwnItem signal={row} priorityOrder={[]} now={now} />, { wrapper: MemoryRouter });
      const text = container.textContent ?? '';
      cleanup();
      return text;
    };
    expect(textsOf(answered, columnsOf(false))[5]).toBe('2026-11-18 07:27:03 Отговорено');
    expect(textOf(answered)).toContain('Отговорено 2026-11-18 07:27:03');
    expect(textsOf(answered).join(' ')).not.toContain('Отговорено');
    const others = [signal, { ...answered, lastResponseAt: null }, { ...answered, closedAt: signal.createdAt }];
    for (const row of others) {
      expect(textsOf(row, columnsOf(false)).join(' ')).not.toContain('Отговорено');
      expect(textOf(row)).not.toContain('Отговорено');
    }
  });

  test('SG-3 a citizen sees a new reply, also on a closed signal; operators do not see the mark', () => {
    const replied = { ...signal, needsReply: false, hasNewReply: true };
    for (const row of [replied, { ...replied, closedAt: signal.createdAt }]) {
      expect(textsOf(row, columnsOf(false))[5]).toBe('2026-11-18 07:27:03 Нов отговор');
      const { container } = render(<OwnItem signal={row} priorityOrder={[]} now={now} />, { wrapper: MemoryRouter });
      expect(container.textContent).toContain('Нов отговор 2026-11-18 07:27:03');
      expect(container.textContent).not.toContain('Отговорено');
      cleanup();
    }
    expect(textsOf(replied).join(' ')).not.toContain('Нов отговор');
  });

  test('priorityLevel follows the order of the priorities; of four or more, only the last has level 4', () => {
    const order = ['9', '2', '7', '4'];
    expect(order.map((id) => priorityLevel(id, order))).toEqual([1, 2, 3, 4]);
    expect(priorityLevel('1', order)).toBeNull();
    expect(priorityLevel('1', ['1'])).toBe(1);
    expect(['1', '2', '3', '4', '5', '6'].map((id) => priorityLevel(id, ['1', '2', '3', '4', '5', '6']))).toEqual([
      1, 2, 3, 3, 3, 4,
    ]);
  });
});

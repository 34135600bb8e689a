import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { afterEach, expect, test } from '@jest/globals';
import { of, throwError } from 'rxjs';
import { toasts } from '../../platform/toast.ts';
import { reportHandedOver } from './handed-over-notice.ts';

const handedOver = (signalId: string, changedBy: string | null = 'Мария Петрова') => ({
  kind: 'HANDED_OVER',
  signalId,
  changedAt: '2026-11-29T08:00:00+02:00',
  changedBy,
  changedById: 'account-of-maria',
});

/** A client of a user who works on the given signals. */
const clientOf = (own: readonly string[]): ApolloClient => {
  const link = new ApolloLink(({ variables }) => {
    const { ids } = variables['filter'] as { ids: string[] };
    const items = ids.filter((id) => own.includes(id)).map((id) => ({ __typename: 'Signal', id, title: `Теч ${id}` }));
    return of({ data: { signals: { __typename: 'SignalPage', items } } });
  });
  return new ApolloClient({ link, cache: new InMemoryCache() });
};

afterEach(() => toasts.set(() => []));

const report = async (own: readonly string[], changes: ReturnType<typeof handedOver>[]) => {
  const opened: string[] = [];
  await reportHandedOver(clientOf(own), changes, (path) => opened.push(path));
  for (const { action } of toasts.get()) action?.run();
  return { texts: toasts.get().map(({ text }) => text), opened };
};

test('a signal that a colleague hands over is named, and its page can be opened', async () => {
  expect(await report(['7'], [handedOver('7'), handedOver('8'), handedOver('7')])).toEqual({
    texts: ['Мария Петрова ви предаде сигнал № 7: Теч 7'],
    opened: ['/signals_oper/preview/7'],
  });
});

test('signals that are handed over together have one message, which opens the own signals', async () => {
  expect(await report(['7', '8'], [handedOver('7'), handedOver('8')])).toEqual({
    texts: ['Мария Петрова ви предаде 2 сигнала.'],
    opened: ['/signals_oper/list?view=MINE'],
  });
  toasts.set(() => []);
  expect((await report(['7', '8'], [handedOver('7'), handedOver('8', 'Иван')])).texts).toEqual([
    'Колега ви предаде 2 сигнала.',
  ]);
});

test('nothing is shown for signals of other colleagues, or if they cannot be read', async () => {
  expect((await report([], [handedOver('7')])).texts).toEqual([]);
  const failing = new ApolloClient({
    link: new ApolloLink(() => throwError(() => new Error('offline'))),
    cache: new InMemoryCache(),
  });
  await reportHandedOver(failing, [handedOver('7')], () => undefined);
  expect(toasts.get()).toEqual([]);
});

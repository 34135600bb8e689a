import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { of } from 'rxjs';
import { type Session, SessionContext } from '../../session/use-session.ts';
import type { SignalRowFragment } from '../signals.generated.ts';
import { SignalListLive } from './signal-list-live.tsx';

const system = createSystem(defaultBaseConfig);
const session = { id: 'maria', allowedActions: ['OPERATOR'], environment: { features: [] } } as unknown as Session;

const rowOf = (id: string) =>
  ({
    __typename: 'Signal',
    id,
    title: 'Теч',
    status: 'SIGNAL',
    statusName: 'Сигнал',
    priority: null,
    submitter: null,
    needsReply: false,
    createdAt: '2026-11-18T06:58:12+02:00',
    lastResponseAt: null,
    closedAt: null,
    breakdownId: null,
    workCardNo: null,
  }) as SignalRowFragment;

interface Stored {
  ids: readonly string[];
  total: number;
}

/** A list that shows two signals of a page, of four altogether; then the page looks at what is stored. */
const lookAt = async (page: number, { ids, total }: Stored) => {
  const link = new ApolloLink(({ operationName }) =>
    of({
      data: {
        signals:
          operationName === 'SignalCount'
            ? { __typename: 'SignalPage', totalCount: total }
            : { __typename: 'SignalPage', items: ids.map(rowOf) },
      },
    }),
  );
  const [onRefresh, onFirstPage] = [jest.fn(), jest.fn()];
  render(
    <ChakraProvider value={system}>
      <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
        <SessionContext value={session}>
          <SignalListLive
            rows={[rowOf('4'), rowOf('3')]}
            total={4}
            variables={{ page: { number: page, size: 2 } }}
            onRefresh={onRefresh}
            onFirstPage={onFirstPage}
            onCounts={() => {}}
          />
        </SessionContext>
      </ApolloProvider>
    </ChakraProvider>,
  );
  // Back at the window: where nobody tells of changes, that is when the page looks.
  fireEvent(document, new Event('visibilitychange'));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  return { onRefresh, onFirstPage };
};
const news = (): string | undefined => screen.queryByRole('button')?.textContent ?? undefined;

describe('news of the list', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('one is one, several are several', async () => {
    const { onRefresh } = await lookAt(1, { ids: ['5', '4'], total: 5 });
    expect(news()).toContain('Обновен списък: 1 нов');
    expect(news()).not.toContain('нови');
    fireEvent.click(screen.getByRole('button'));
    expect(onRefresh).toHaveBeenCalled();
  });

  test('of a later page are told too, and lead to the first one', async () => {
    const { onFirstPage, onRefresh } = await lookAt(2, { ids: ['6', '5'], total: 7 });
    expect(news()).toContain('Обновен списък: 3 нови');
    fireEvent.click(screen.getByRole('button'));
    expect(onFirstPage).toHaveBeenCalled();
    expect(onRefresh).not.toHaveBeenCalled();
  });

  test('what only moved down from the page before is none', async () => {
    await lookAt(2, { ids: ['6', '5'], total: 4 });
    expect(news()).toBeUndefined();
  });
});

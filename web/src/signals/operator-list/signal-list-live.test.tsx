import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type Observable, of, Subject } from 'rxjs';
import { type Session, SessionContext } from '../../session/use-session.ts';
import type { ListVariables } from '../../ui/list/list-source.ts';
import type { SignalFilter, SignalRowFragment, SignalSortField } from '../signals.generated.ts';
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
  }) as Partial<SignalRowFragment> as SignalRowFragment;

type Sort = ListVariables<SignalFilter, SignalSortField>['sort'];

interface Stored {
  ids: readonly string[];
  total: number;
}

const answerOf = ({ ids, total }: Stored, operationName: string | undefined): ApolloLink.Result => ({
  data: {
    signals:
      operationName === 'SignalCount'
        ? { __typename: 'SignalPage', totalCount: total }
        : { __typename: 'SignalPage', items: ids.map(rowOf) },
  },
});

type Answer = (operationName: string | undefined) => Observable<ApolloLink.Result>;

/** Renders a page of a list: the page shows two signals, the list has four in total. */
const show = (page: number, answer: Answer, sort?: Sort) => {
  const link = new ApolloLink(({ operationName }) => answer(operationName));
  const [onRefresh, onFirstPage] = [jest.fn(), jest.fn()];
  render(
    <ChakraProvider value={system}>
      <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
        <SessionContext value={session}>
          <SignalListLive
            rows={[rowOf('4'), rowOf('3')]}
            total={4}
            variables={{ filter: undefined, page: { number: page, size: 2 }, sort }}
            openedAt={performance.now()}
            onRefresh={onRefresh}
            onFirstPage={onFirstPage}
            onCounts={() => {}}
          />
        </SessionContext>
      </ApolloProvider>
    </ChakraProvider>,
  );
  return { onRefresh, onFirstPage };
};
/** Makes the page visible again. Without a live stream, this refreshes the list. */
const refresh = async (): Promise<void> => {
  fireEvent(document, new Event('visibilitychange'));
  await act(() => jest.advanceTimersByTimeAsync(1000));
};
/** Shows the list, then refreshes it. */
const showAndRefresh = async (page: number, stored: Stored, sort?: Sort) => {
  const shown = show(page, (operationName) => of(answerOf(stored, operationName)), sort);
  await refresh();
  return shown;
};
const news = (): string | undefined => screen.queryByRole('button')?.textContent ?? undefined;

describe('the number of new rows', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('the text is in the singular for one row, and a click refreshes the list', async () => {
    const { onRefresh } = await showAndRefresh(1, { ids: ['5', '4'], total: 5 });
    expect(news()).toContain('Обновен списък: 1 нов');
    expect(news()).not.toContain('нови');
    fireEvent.click(screen.getByRole('button'));
    expect(onRefresh).toHaveBeenCalled();
  });

  test('the number is shown on a later page too, and a click opens the first page', async () => {
    const { onFirstPage, onRefresh } = await showAndRefresh(2, { ids: ['6', '5'], total: 7 });
    expect(news()).toContain('Обновен списък: 3 нови');
    fireEvent.click(screen.getByRole('button'));
    expect(onFirstPage).toHaveBeenCalled();
    expect(onRefresh).not.toHaveBeenCalled();
  });

  test('rows that moved down from the previous page are not counted', async () => {
    await showAndRefresh(2, { ids: ['6', '5'], total: 4 });
    expect(news()).toBeUndefined();
  });

  test('a row that moved up after another row left the list is not counted', async () => {
    await showAndRefresh(1, { ids: ['4', '2'], total: 3 });
    expect(news()).toBeUndefined();
  });

  test('all rows of the page are counted if the page has none of the rows on screen', async () => {
    await showAndRefresh(1, { ids: ['6', '5'], total: 6 });
    expect(news()).toContain('Обновен списък: 2 нови');
  });

  test('the number is the growth of the total if the list is sorted by another column', async () => {
    const sort: Sort = [{ field: 'PRIORITY', direction: 'ASC' }];
    await showAndRefresh(1, { ids: ['2', '4'], total: 4 }, sort);
    expect(news()).toBeUndefined();
    cleanup();
    await showAndRefresh(1, { ids: ['4', '3'], total: 5 }, sort);
    expect(news()).toContain('Обновен списък: 1 нов');
  });

  describe('while two requests are sent', () => {
    const showTwoRequests = async () => {
      const answers: Subject<ApolloLink.Result>[] = [];
      show(1, () => {
        const answer = new Subject<ApolloLink.Result>();
        answers.push(answer);
        return answer;
      });
      await refresh();
      await refresh();
      expect(answers).toHaveLength(2);
      return async (index: number, ids: readonly string[]): Promise<void> => {
        await act(async () => {
          answers[index]?.next(answerOf({ ids, total: 4 }, 'Signals'));
          answers[index]?.complete();
          await jest.advanceTimersByTimeAsync(0);
        });
      };
    };

    test('a response that a later one has overtaken is ignored', async () => {
      const reply = await showTwoRequests();
      await reply(1, ['6', '5', '4']);
      expect(news()).toContain('2 нови');
      await reply(0, ['5', '4']);
      expect(news()).toContain('2 нови');
    });

    test('the response to the first one is shown before the second one is answered', async () => {
      const reply = await showTwoRequests();
      await reply(0, ['5', '4']);
      expect(news()).toContain('1 нов');
      await reply(1, ['6', '5', '4']);
      expect(news()).toContain('2 нови');
    });
  });
});

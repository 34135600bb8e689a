import { useApolloClient } from '@apollo/client/react';
import type { DocumentNode } from 'graphql';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { LiveEvent } from '../../../platform/live/live-event.ts';
import { useLive } from '../../../platform/live/use-live.ts';
import type { ListSource, ListVariables } from '../list-source.ts';
import { hasNewRows, listChanged, type ListChange } from './lists.live.ts';
import { readRows, readTotal } from './read-list.ts';

/** The result of the latest refresh. */
interface RefreshResult {
  /** The variables with which the list was read, as JSON. */
  variablesKey: string;
  ids: readonly string[];
  /** Number of rows on all pages; undefined if `ids` is enough to count the new rows. */
  total: number | undefined;
}

export interface LiveListOptions<Row, Filter, Field extends string> {
  source: ListSource<Row, Filter, Field>;
  /** The rows on screen. */
  rows: readonly Row[];
  total: number | undefined;
  variables: ListVariables<Filter, Field>;
  /** When the first rows were requested, in milliseconds of `performance.now()`. */
  openedAt: number;
  idOf: (row: Row) => string;
  /** The fragment of a row: a refresh updates the rows in the cache. */
  rowFragment: { fragment: DocumentNode; fragmentName: string };
  /** The event that is sent when a record of the list changes. Default: `listChanged` with the name of the list. */
  changes?: LiveEvent<unknown>;
  /** Runs with each refresh. The function must be the same in each render. */
  onRefresh?: () => Promise<unknown>;
}

/** Follows the changes of a list: rows are updated in place. Returns the number of new rows that are not shown yet. */
export const useLiveList = <Row, Filter, Field extends string>(
  options: LiveListOptions<Row, Filter, Field>,
): number => {
  const { source, rows, total, variables, openedAt, idOf, rowFragment, changes, onRefresh } = options;
  const client = useApolloClient();
  const [lastRefresh, setLastRefresh] = useState<RefreshResult | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastRequestId = useRef(0);
  const lastShownId = useRef(0);
  const lastCountedId = useRef(0);
  const refreshRef = useRef<() => Promise<void>>(undefined);
  const variablesKey = JSON.stringify(variables);
  const isNewestFirst = variables.page.number === 1 && variables.sort === undefined;

  const refresh = useCallback(async (): Promise<void> => {
    lastRequestId.current += 1;
    const requestId = lastRequestId.current;
    const requested = JSON.parse(variablesKey) as ListVariables<Filter, Field>;
    const items = await readRows(client, source, requested);
    // Ignores this response if the response to a later request was shown already. A later request without a response
    // does not count: while changes come faster than responses, the list would never be refreshed.
    if (!items || requestId < lastShownId.current) return;
    lastShownId.current = requestId;
    for (const data of items) client.writeFragment({ ...rowFragment, data });
    const newTotal = isNewestFirst ? undefined : await readTotal(client, source, requested);
    if (requestId < lastCountedId.current) return;
    lastCountedId.current = requestId;
    setLastRefresh({ variablesKey, ids: items.map(idOf), total: newTotal });
  }, [client, source, variablesKey, isNewestFirst, idOf, rowFragment]);

  useEffect(() => {
    refreshRef.current = refresh;
  }, [refresh]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const scheduleRefresh = (): void => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      // The list may show another page by now.
      refreshRef.current?.().catch(() => {});
      onRefresh?.().catch(() => {});
    }, refreshDelayMs);
  };
  useLive<unknown>(changes ?? listChanged, {
    onEvent: (change) => {
      if (changes || hasNewRows(change as ListChange, source.field)) scheduleRefresh();
    },
    onMissed: scheduleRefresh,
    // The rows may be older than this listener, which begins when they are shown.
    dataSince: openedAt,
  });

  const current = lastRefresh?.variablesKey === variablesKey ? lastRefresh : null;
  // In another order, a row that is not shown may come from an adjacent page, so only the totals are compared.
  return isNewestFirst
    ? countNew(current?.ids ?? [], new Set(rows.map(idOf)))
    : Math.max(0, (current?.total ?? 0) - (total ?? Infinity));
};

/** Counts the new rows above the last row on screen. Rows below that row have only moved up from the next page. */
const countNew = (ids: readonly string[], shown: ReadonlySet<string>): number => {
  const last = ids.findLastIndex((id) => shown.has(id));
  return ids.slice(0, last === -1 ? ids.length : last).filter((id) => !shown.has(id)).length;
};

/** Several changes within this time cause one refresh. */
const refreshDelayMs = 700;

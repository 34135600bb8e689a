import { useApolloClient } from '@apollo/client/react';
import type { DocumentNode } from 'graphql';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { LiveEvent } from '../../../platform/live/live-event.ts';
import { useLive } from '../../../platform/live/use-live.ts';
import type { ListSource, ListVariables } from '../list-source.ts';
import { hasNewRows, listChanged, type ListChange } from './lists.live.ts';
import { readRows, readTotal } from './read-list.ts';

interface Found {
  /** The variables of the list that was read, as JSON. */
  variablesKey: string;
  ids: readonly string[];
  /** Number of rows by now; undefined where the ids are enough. */
  total: number | undefined;
}

export interface LiveListOptions<Row, Filter, Field extends string> {
  source: ListSource<Row, Filter, Field>;
  /** The rows on screen. */
  rows: readonly Row[];
  total: number | undefined;
  variables: ListVariables<Filter, Field>;
  idOf: (row: Row) => string;
  /** The fragment of a row: a refresh updates the rows in the cache. */
  rowFragment: { fragment: DocumentNode; fragmentName: string };
  /** The event that a record of the list was changed. If absent, new rows are announced by the name of the list. */
  changes?: LiveEvent<unknown>;
  /** Runs with each refresh. The function must be the same in each render. */
  onRefresh?: () => Promise<unknown>;
}

/** Follows the changes of a list: rows are updated in place. Returns the number of new rows, which are not shown yet. */
export const useLiveList = <Row, Filter, Field extends string>(
  options: LiveListOptions<Row, Filter, Field>,
): number => {
  const { source, rows, total, variables, idOf, rowFragment, changes, onRefresh } = options;
  const client = useApolloClient();
  const [found, setFound] = useState<Found | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latestRequestId = useRef(0);
  const refreshRef = useRef<() => Promise<void>>(undefined);
  const variablesKey = JSON.stringify(variables);
  const isNewestFirst = variables.page.number === 1 && variables.sort === undefined;

  const refresh = useCallback(async (): Promise<void> => {
    latestRequestId.current += 1;
    const requestId = latestRequestId.current;
    const requested = JSON.parse(variablesKey) as ListVariables<Filter, Field>;
    const items = await readRows(client, source, requested);
    // Ignore responses of superseded requests.
    if (!items || requestId !== latestRequestId.current) return;
    for (const data of items) client.writeFragment({ ...rowFragment, data });
    const newTotal = isNewestFirst ? undefined : await readTotal(client, source, requested);
    if (requestId === latestRequestId.current) setFound({ variablesKey, ids: items.map(idOf), total: newTotal });
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
    }, gatherMs);
  };
  useLive<unknown>(changes ?? listChanged, {
    onEvent: (change) => {
      if (changes || hasNewRows(change as ListChange, source.field)) scheduleRefresh();
    },
    onMissed: scheduleRefresh,
  });

  const current = found?.variablesKey === variablesKey ? found : null;
  // In another order, a row that is not shown may come from an adjacent page: only the count shows how many are new.
  return isNewestFirst
    ? countNew(current?.ids ?? [], new Set(rows.map(idOf)))
    : Math.max(0, (current?.total ?? 0) - (total ?? Infinity));
};

/** New rows are above the rows on screen. A row below them only moved up after another one left the list. */
const countNew = (ids: readonly string[], shown: ReadonlySet<string>): number => {
  const last = ids.findLastIndex((id) => shown.has(id));
  return ids.slice(0, last === -1 ? ids.length : last).filter((id) => !shown.has(id)).length;
};

/** Changes within this time cause one refresh together, so that many changes do not send a request each. */
const gatherMs = 700;

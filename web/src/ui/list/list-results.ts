import { silentContext } from '../../platform/request/busy.ts';

/** Options of the query for the rows: cached rows are shown at once, and are always read again. */
export const rowsQuery = { fetchPolicy: 'cache-and-network', notifyOnNetworkStatusChange: true } as const;

/** Options of the query for the count. Its requests show no progress. */
export const countQuery = { fetchPolicy: 'cache-and-network', context: { ...silentContext } } as const;

interface QueryResult<Data> {
  data?: Data | undefined;
  previousData?: Data | undefined;
  error?: unknown;
  loading: boolean;
  refetch: () => Promise<unknown>;
}

/** The state of a query as a list shows it. */
export interface Loaded<Value> {
  /** The value for the current filter, sort order and page; while this value loads, the previous value. */
  value: Value | undefined;
  /** True if `value` was loaded for the current filter, sort order and page. */
  isCurrent: boolean;
  loading: boolean;
  error: unknown;
  refetch: () => Promise<unknown>;
}

export const loadedOrPrevious = <Data, Value>(
  result: QueryResult<Data>,
  pick: (data: Data) => Value | undefined,
): Loaded<Value> => {
  const data = result.data ?? result.previousData;
  return {
    value: data === undefined ? undefined : pick(data),
    isCurrent: result.data !== undefined,
    loading: result.loading,
    error: result.error,
    // The rejection is ignored: the list shows the error.
    refetch: () => result.refetch().catch(() => undefined),
  };
};

/** Like `loadedOrPrevious`, but without the previous value: the count of another filter would be wrong. */
export const loadedOnly = <Data, Value>(
  result: QueryResult<Data>,
  pick: (data: Data) => Value | undefined,
): Loaded<Value> => loadedOrPrevious({ ...result, previousData: undefined }, pick);

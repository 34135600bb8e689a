import { silently } from '../../platform/request/busy.ts';

/** How a list asks for its rows: what is known shows at once, and is always looked up anew. */
export const rowsQuery = { fetchPolicy: 'cache-and-network', notifyOnNetworkStatusChange: true } as const;

/** The count never holds anything up. */
export const countQuery = { fetchPolicy: 'cache-and-network', context: { ...silently } } as const;

interface QueryResult<Data> {
  data?: Data | undefined;
  previousData?: Data | undefined;
  error?: unknown;
  loading: boolean;
  refetch: () => Promise<unknown>;
}

/** What a list shows of a query. */
export interface Loaded<Value> {
  /** The present value, or the one before it while the present one is on its way. */
  value: Value | undefined;
  /** The value is of the present filter, sort and page, not of those before. */
  isPresent: boolean;
  loading: boolean;
  error: unknown;
  refetch: () => Promise<unknown>;
}

export const loaded = <Data, Value>(
  result: QueryResult<Data>,
  pick: (data: Data) => Value | undefined,
): Loaded<Value> => {
  const data = result.data ?? result.previousData;
  return {
    value: data === undefined ? undefined : pick(data),
    isPresent: result.data !== undefined,
    loading: result.loading,
    error: result.error,
    // A failure is shown by the list itself.
    refetch: () => result.refetch().catch(() => undefined),
  };
};

/** The count of another filter is worse than none. */
export const loadedNow = <Data, Value>(
  result: QueryResult<Data>,
  pick: (data: Data) => Value | undefined,
): Loaded<Value> => loaded({ ...result, previousData: undefined }, pick);

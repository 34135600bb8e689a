import DataLoader from 'dataloader';
import type { GatewayContext } from '../context.ts';
import { typedError } from '../errors.ts';
import { inputTexts } from '../errors.texts.ts';
import type { RestCalls } from './rest.ts';

type ReadContext = Pick<GatewayContext, 'rest' | 'features'>;

/** A list that belongs to each row of a page, such as the responses of each signal. */
interface NestedList<Row> {
  /** Reads the whole list of one row. Every REST service has this call. */
  readOne: (rest: RestCalls, id: number) => Promise<Row[]>;
  /** Reads the lists of several rows by one call. Rows that the user may not read are missing in the result. */
  readMany: (rest: RestCalls, ids: readonly number[], first: number | null) => Promise<ReadonlyMap<number, Row[]>>;
}

type Loader<Row> = DataLoader<number, Row[]>;

/** The maximum of the argument `first`. The cost of a request counts at most this number of rows for a list. */
const maxRows = 100;

/**
 * Returns a function that reads the list of one row. The reads for all rows of a page are combined into one call if the
 * REST service has NESTED_READS; otherwise each row has its own call. The list of a single row is always read with
 * `readOne`. The loaders do not cache: a write of the same request may change the lists.
 */
export const createNestedReads = <Row>(list: NestedList<Row>) => {
  const loadersByRequest = new WeakMap<RestCalls, Map<number | null, Loader<Row>>>();
  return (id: number, first: number | null | undefined, context: ReadContext): Promise<Row[]> => {
    const count = validateFirst(first);
    const loaders = loadersByRequest.get(context.rest) ?? new Map<number | null, Loader<Row>>();
    loadersByRequest.set(context.rest, loaders);
    const loader = loaders.get(count) ?? createLoader(list, count, context);
    loaders.set(count, loader);
    return loader.load(id);
  };
};

const validateFirst = (first: number | null | undefined): number | null => {
  if (first === null || first === undefined) return null;
  if (first >= 0 && first <= maxRows) return first;
  throw typedError('BAD_USER_INPUT', { message: inputTexts.first(maxRows), path: ['first'] });
};

const createLoader = <Row>(
  { readOne, readMany }: NestedList<Row>,
  first: number | null,
  { rest, features }: ReadContext,
): Loader<Row> => {
  const readFirst = async (id: number): Promise<Row[]> => {
    const rows = await readOne(rest, id);
    return first === null ? rows : rows.slice(0, first);
  };
  const readBatch = async (keys: readonly number[]): Promise<(Row[] | Error)[]> => {
    const ids = [...new Set(keys)];
    if (ids.length === 1 || !(await features.has('NESTED_READS'))) {
      const lists = new Map(
        await Promise.all(ids.map(async (id) => [id, await readFirst(id).catch(toError)] as const)),
      );
      return keys.map((id) => lists.get(id) ?? []);
    }
    const lists = await readMany(rest, ids, first);
    return keys.map((id) => lists.get(id) ?? typedError('NOT_FOUND'));
  };
  return new DataLoader(readBatch, { cache: false, maxBatchSize: 100 });
};

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

import { Kysely, PostgresDialect, PostgresQueryCompiler, type CompiledQuery } from 'kysely';
import pg from 'pg';
import type { Tables } from './database-types.ts';
import { currentTrace } from '../observability/trace.ts';
import { watchedClient } from './watched-client.ts';

export type Database = Kysely<Tables>;

export interface PoolOptions {
  url: string;
  size?: number;
  /** A statement that runs longer is ended; 0: never. */
  statementTimeoutSeconds?: number;
  /**
   * A connection on which a statement gets no answer for so long is given up. Absent: 15 seconds longer than the database
   * lets a statement run; never where that is never.
   */
  silenceMilliseconds?: number;
  onError: (error: Error) => void;
}

/**
 * Connections that speak UTC and give whole numbers as numbers, dates and moments as PostgreSQL's text.
 * A broken connection is reported, never thrown: without its own handler it would end the process.
 */
export const createPool = (options: PoolOptions): pg.Pool => {
  const longestStatement = (options.statementTimeoutSeconds ?? 30) * 1000;
  const { silenceMilliseconds = longestStatement && longestStatement + 15_000 } = options;
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.size ?? 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: longestStatement,
    ...(silenceMilliseconds > 0 && { Client: watchedClient(silenceMilliseconds) }),
    application_name: 'struma',
    // Queries are short: compiling their plans would cost more than it saves.
    options: '-c timezone=UTC -c datestyle=ISO -c jit=off',
    types: { getTypeParser },
  });
  pool.on('error', options.onError);
  pool.on('connect', (client) => client.on('error', options.onError));
  return pool;
};

/** Kysely over a pool. It owns the pool from then on: destroying the database ends its connections. */
export const createDatabase = (pool: pg.Pool): Database => {
  const database = new Kysely<Tables>({ dialect: new TracedDialect({ pool }) });
  pools.set(database, pool);
  return database;
};

/** The same on one connection that the caller goes on using, for instance for COPY in the same transaction. */
export const createDatabaseOn = (client: Pick<pg.ClientBase, 'query'>): Database => {
  const query = client.query.bind(client);
  const connect = async () => ({ query, release: () => undefined });
  const pool = { options: {}, connect, end: async () => undefined };
  return new Kysely<Tables>({ dialect: new TracedDialect({ pool }) });
};

/** A statement that each connection plans once and then keeps. Only for those whose best plan does not hang on the values. */
export interface Prepared {
  name: string;
  text: string;
}

/** Runs a prepared statement outside of transactions. Its text has to stay the same, so it carries no trace id. */
export const runPrepared = async <Row extends object>(
  database: Database,
  statement: Prepared,
  values: unknown[],
): Promise<Row[]> => {
  const pool = pools.get(database);
  if (!pool) throw new Error('Prepared statements run on a whole database, not in a transaction.');
  return (await pool.query<Row>({ ...statement, values })).rows;
};

const pools = new WeakMap<Database, pg.Pool>();

const int8 = 20;
const int8Array = 1016;
const date = 1082;
const timestamptz = 1184;

const getTypeParser: typeof pg.types.getTypeParser = (id: number, format?: 'text' | 'binary') => {
  if (format !== 'binary' && id === int8) return Number;
  if (format !== 'binary' && id === int8Array) return asNumbers;
  if (format !== 'binary' && (id === date || id === timestamptz)) return asText;
  return format === 'binary' ? pg.types.getTypeParser(id, format) : pg.types.getTypeParser(id, 'text');
};

const asNumbers = (value: string): number[] => value.slice(1, -1).split(',').filter(Boolean).map(Number);

const asText = (value: string): string => value;

class TracedDialect extends PostgresDialect {
  override createQueryCompiler(): PostgresQueryCompiler {
    return new TracedCompiler();
  }
}

/** Every statement of a request carries its trace id, so that the database's own log leads back to it. */
class TracedCompiler extends PostgresQueryCompiler {
  override compileQuery(...query: Parameters<PostgresQueryCompiler['compileQuery']>): CompiledQuery {
    const compiled = super.compileQuery(...query);
    const trace = currentTrace();
    return trace ? { ...compiled, sql: `/* trace:${trace} */ ${compiled.sql}` } : compiled;
  }
}

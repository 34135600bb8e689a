import { Kysely, PostgresDialect, PostgresQueryCompiler, type CompiledQuery, type LogEvent } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables.generated.ts';
import { currentTrace } from '../observability/trace.ts';
import { recordFailedStatement } from './failed-statements.ts';
import { clientWithTimeout } from '@struma/shared/client-with-timeout.ts';

export type Database = Kysely<Tables>;

export interface PoolOptions {
  url: string;
  size?: number;
  /** Statements that run longer are cancelled. 0: no limit. */
  statementTimeoutSeconds?: number;
  /**
   * A connection is closed when a statement receives no response for this time. Default: 15 seconds longer than the
   * statement timeout; no limit if statements have no time limit.
   */
  responseTimeoutMilliseconds?: number;
  /** Memory that a connection may use for pages of temporary tables. Default: 8 MB, as in PostgreSQL. */
  temporaryTablesMemory?: `${number}MB`;
  onError: (error: Error) => void;
}

/**
 * Creates a pool of connections in UTC that return whole numbers as numbers, and dates and times as PostgreSQL's text.
 * Errors of broken connections are reported through `onError`: without a handler they would end the process.
 */
export const createPool = (options: PoolOptions): pg.Pool => {
  const statementTimeout = (options.statementTimeoutSeconds ?? 30) * 1000;
  const { responseTimeoutMilliseconds = statementTimeout && statementTimeout + 15_000 } = options;
  const { temporaryTablesMemory = '8MB' } = options;
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.size ?? 10,
    // PostgreSQL's process of a connection never frees its caches, so its memory grows with the age of the connection.
    maxLifetimeSeconds: 300,
    connectionTimeoutMillis: 5_000,
    statement_timeout: statementTimeout,
    ...(responseTimeoutMilliseconds > 0 && { Client: clientWithTimeout(responseTimeoutMilliseconds) }),
    application_name: 'struma',
    // No JIT: compiling short queries takes longer than it saves.
    options: `-c timezone=UTC -c datestyle=ISO -c jit=off -c temp_buffers=${temporaryTablesMemory}`,
    types: { getTypeParser },
  });
  pool.on('error', options.onError);
  pool.on('connect', (client) => client.on('error', options.onError));
  return pool;
};

/** Creates Kysely on a pool. Destroying the database also ends the pool. */
export const createDatabase = (pool: pg.Pool): Database => {
  const database = new Kysely<Tables>({ dialect: new TracedDialect({ pool }), log: logFailure });
  pools.set(database, pool);
  return database;
};

/** Creates Kysely on one connection that is also used directly, for example for COPY in the same transaction. */
export const createDatabaseOn = (client: Pick<pg.ClientBase, 'query'>): Database => {
  const query = client.query.bind(client);
  const connect = async () => ({ query, release: () => undefined });
  const pool = { options: {}, connect, end: async () => undefined };
  return new Kysely<Tables>({ dialect: new TracedDialect({ pool }), log: logFailure });
};

/** A statement that each connection plans once. Only for statements whose best plan does not depend on the values. */
export interface Prepared {
  name: string;
  text: string;
}

/** Runs a prepared statement outside of transactions. Its text must be constant, so it contains no trace id. */
export const runPrepared = async <Row extends object>(
  database: Database,
  statement: Prepared,
  values: unknown[],
): Promise<Row[]> => {
  const pool = pools.get(database);
  if (!pool) throw new Error('A prepared statement needs a pool and cannot run in a transaction.');
  try {
    return (await pool.query<Row>({ ...statement, values })).rows;
  } catch (error) {
    recordFailedStatement(error, statement.text);
    throw error;
  }
};

const logFailure = (event: LogEvent): void => {
  if (event.level === 'error') recordFailedStatement(event.error, event.query.sql);
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

/** Adds the request's trace id to each statement, so that the database's log can be matched with requests. */
class TracedCompiler extends PostgresQueryCompiler {
  override compileQuery(...query: Parameters<PostgresQueryCompiler['compileQuery']>): CompiledQuery {
    const compiled = super.compileQuery(...query);
    const trace = currentTrace();
    return trace ? { ...compiled, sql: `/* trace:${trace} */ ${compiled.sql}` } : compiled;
  }
}

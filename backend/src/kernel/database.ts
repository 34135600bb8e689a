import { Kysely, PostgresDialect, PostgresQueryCompiler, type CompiledQuery } from 'kysely';
import pg from 'pg';
import type { Tables } from './database-types.ts';
import { currentTrace } from './trace.ts';

export type Database = Kysely<Tables>;

export interface PoolOptions {
  url: string;
  size?: number;
  /** A statement that runs longer is ended; 0: never. */
  statementTimeoutSeconds?: number;
  onError: (error: Error) => void;
}

/**
 * Connections that speak UTC and give whole numbers as numbers, dates and moments as PostgreSQL's text.
 * A broken connection is reported, never thrown: without its own handler it would end the process.
 */
export const createPool = (options: PoolOptions): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.size ?? 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: (options.statementTimeoutSeconds ?? 30) * 1000,
    application_name: 'struma',
    // Queries are short: compiling their plans would cost more than it saves.
    options: '-c timezone=UTC -c datestyle=ISO -c jit=off',
    types: { getTypeParser },
  });
  pool.on('error', options.onError);
  pool.on('connect', (client) => client.on('error', options.onError));
  return pool;
};

export const createDatabase = (pool: pg.Pool): Database => new Kysely<Tables>({ dialect: new TracedDialect({ pool }) });

const int8 = 20;
const date = 1082;
const timestamptz = 1184;

const getTypeParser: typeof pg.types.getTypeParser = (id: number, format?: 'text' | 'binary') => {
  if (format !== 'binary' && id === int8) return Number;
  if (format !== 'binary' && (id === date || id === timestamptz)) return asText;
  return format === 'binary' ? pg.types.getTypeParser(id, format) : pg.types.getTypeParser(id, 'text');
};

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
    return trace ? { ...compiled, sql: `${compiled.sql} /* trace:${trace} */` } : compiled;
  }
}

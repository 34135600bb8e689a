import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from '../../../backend/src/app/server.ts';
import type { AccessRule } from '../../../backend/src/kernel/access/access.ts';
import { createDatabase, createPool } from '../../../backend/src/kernel/database/database.ts';

export interface RestRoute {
  /** Method and path, as the route declares them. */
  name: string;
  access: AccessRule;
  /** Method and path, with a value for each path parameter and each required query parameter. */
  sample: string;
}

/** Reads every route of the REST service from the server itself, so that routes outside the contract are included. */
export const declaredRestRoutes = async (): Promise<RestRoute[]> => {
  const nowhere = (): Promise<never> => Promise.reject(new Error('The routes are only read.'));
  const pool = createPool({ url: 'postgres://nobody@127.0.0.1:9/none', onError: () => undefined });
  const server = await createServer({
    database: createDatabase(pool),
    store: { receive: nowhere, read: nowhere },
    readToken: nowhere,
    isProduction: false,
    log: silent,
  });
  await server.ready();
  const routes = [...server.accessRules].map(([name, access]) => ({ name, access, sample: sampleOf(name) }));
  await server.close();
  await pool.end();
  return routes.toSorted((one, other) => (one.name < other.name ? -1 : 1));
};

const ignore = (): void => undefined;
const silent: Parameters<typeof createServer>[0]['log'] = {
  level: 'silent',
  fatal: ignore,
  error: ignore,
  warn: ignore,
  info: ignore,
  debug: ignore,
  trace: ignore,
  silent: ignore,
  child: () => silent,
};

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: { type?: string | string[]; format?: string; enum?: unknown[] };
}

const contract = JSON.parse(readFileSync(join(import.meta.dirname, '../../../schema/rest.openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, { parameters?: Parameter[] }>>;
};

const sampleOf = (name: string): string => {
  const [method = '', path = ''] = name.split(' ');
  const parameters = contract.paths[path]?.[method.toLowerCase()]?.parameters ?? [];
  const query = new URLSearchParams(
    parameters
      .filter((one) => one.in === 'query' && one.required)
      .map((one): [string, string] => [one.name, valueOf(one)]),
  );
  const filled = path.replaceAll(/[:{](\w+)\}?/g, '1');
  return `${method} ${filled}${query.size > 0 ? `?${query.toString()}` : ''}`;
};

const valueOf = ({ schema }: Parameter): string => {
  if (schema.enum) return String(schema.enum[0]);
  const type = [schema.type].flat()[0];
  if (type === 'integer' || type === 'number') return '1';
  if (type === 'boolean') return 'true';
  return schema.format === 'utc-second' ? '2026-01-01 00:00:00' : 'x';
};

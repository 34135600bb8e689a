import { sql } from 'kysely';
import { Type } from 'typebox';
import type { Database } from '../kernel/database/database.ts';
import type { Server } from '../kernel/http/http.ts';

const Health = Type.Object({ status: Type.String() });
const config = { access: 'public' as const };

/** /healthz: the process runs. /readyz: the database responds too. */
export const addHealthRoutes = (server: Server, database: Database): void => {
  const schema = { hide: true, response: { 200: Health, 503: Health } };
  server.get('/healthz', { config, schema }, async () => ({ status: 'ok' }));
  server.get('/readyz', { config, schema }, async (request, reply) => {
    try {
      await sql`select 1`.execute(database);
      return { status: 'ok' };
    } catch (error) {
      request.log.warn({ error: error instanceof Error ? error.message : String(error) }, 'Database check failed');
      return reply.code(503).send({ status: 'database does not respond' });
    }
  });
};

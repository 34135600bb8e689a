import { Type } from 'typebox';
import { administratorAccess } from '../kernel/access/access-rules.ts';
import type { Database } from '../kernel/database/database.ts';
import type { Server } from '../kernel/http/http.ts';
import { responsesOf, refTo, textResponses } from '../kernel/http/schema.ts';
import { checkIntegrity, IntegrityFinding } from './integrity.ts';

const IntegrityFindings = Type.Object({ items: Type.Array(refTo(IntegrityFinding)) }, { $id: 'IntegrityFindings' });

const config = { access: administratorAccess };

/** Adds the integrity check: the codes of the broken rules as text (specification), and the records that break them. */
export const addRoutes = (server: Server, { database }: { database: Database }): void => {
  for (const schema of [IntegrityFinding, IntegrityFindings]) server.addSchema(schema);
  server.get(
    '/api/ImportFile/CheckDataIntegrity',
    {
      config,
      schema: { tags: ['imports'], response: textResponses("'0' without problems, or the codes of the broken rules.") },
    },
    async (_request, reply) => {
      const findings = await checkIntegrity(database);
      return reply.type('text/plain; charset=utf-8').send(findings.map(({ code }) => code).join(', ') || '0');
    },
  );
  server.get(
    '/struma/imports/integrity',
    { config, schema: { tags: ['additions'], response: responsesOf(refTo(IntegrityFindings)) } },
    async () => ({ items: await checkIntegrity(database) }),
  );
};

import { Type } from 'typebox';
import { operatorAccess } from '../../kernel/access/access-rules.ts';
import type { Server } from '../../kernel/http/http.ts';
import { answers, named, nullable } from '../../kernel/http/schema.ts';
import { findCallers } from './callers.ts';
import type { SignalServices } from '../services.ts';

const CallerQuery = Type.Object({
  search: Type.String({
    minLength: 1,
    maxLength: 200,
    description: 'Part of a name, phone, client number or address.',
  }),
});

export const CallerRow = Type.Object(
  {
    submitterId: nullable(Type.Integer({ description: 'null: has no signals.' })),
    clientId: nullable(Type.Integer({ description: 'null: not a client of the utility.' })),
    name: Type.String(),
    clientNumber: nullable(Type.String()),
    phone: nullable(Type.String()),
    address: nullable(Type.String()),
    openSignals: Type.Integer({ minimum: 0 }),
  },
  { $id: 'CallerRow' },
);

const CallerList = Type.Object({ items: Type.Array(named(CallerRow)) }, { $id: 'CallerList' });

export const addRoutes = (server: Server, { database }: SignalServices): void => {
  for (const schema of [CallerRow, CallerList]) server.addSchema(schema);
  server.get(
    '/struma/callers',
    {
      config: { access: operatorAccess },
      schema: { tags: ['additions'], querystring: CallerQuery, response: answers(named(CallerList)) },
    },
    async (request) => ({ items: await findCallers(database, request.query.search) }),
  );
};

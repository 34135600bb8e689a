import { Type } from 'typebox';
import { operatorAccess } from '../kernel/access/access-rules.ts';
import type { Database } from '../kernel/database/database.ts';
import type { Server } from '../kernel/http/http.ts';
import { HttpFailure } from '../kernel/http/refusal.ts';
import { responsesOf, refTo, nullable, RecordId } from '../kernel/http/schema.ts';
import { breakdownTexts } from './breakdowns.texts.ts';
import { addBreakdownListRoutes } from './list/breakdown-list.ts';
import { BreakdownRow, readBreakdowns } from './list/breakdown-row.ts';
import { findWorkCard, proposeNumber } from './work-card-number.ts';

const WorkCardNumber = Type.Object(
  {
    next: Type.String({
      description: 'A number that no breakdown has: the first free one after that of the newest breakdown.',
    }),
    breakdownId: nullable(Type.Integer({ description: 'The breakdown with the given number; null if there is none.' })),
  },
  { $id: 'WorkCardNumber' },
);

/** Adds the list of breakdowns, and the routes of one breakdown and of the next work card number. */
export const addRoutes = (server: Server, services: { database: Database }): void => {
  const { database } = services;
  const config = { access: operatorAccess };
  addBreakdownListRoutes(server, services);
  server.get(
    '/api/breakdown/GetBreakdownById',
    {
      config,
      schema: {
        tags: ['breakdowns'],
        querystring: Type.Object({ breakdownId: RecordId('Id of the breakdown.') }),
        response: responsesOf(refTo(BreakdownRow)),
      },
    },
    async ({ query }) => {
      const [row] = await readBreakdowns(database, [query.breakdownId]);
      if (!row) throw new HttpFailure(404, breakdownTexts.unknown);
      return row;
    },
  );
  server.addSchema(WorkCardNumber);
  server.get(
    '/struma/breakdowns/work-card-number',
    {
      config,
      schema: {
        tags: ['additions'],
        querystring: Type.Object({ workCardNo: Type.Optional(Type.String({ maxLength: 50 })) }),
        response: responsesOf(refTo(WorkCardNumber)),
      },
    },
    async ({ query: { workCardNo } }) => ({
      next: await proposeNumber(database),
      breakdownId: workCardNo ? ((await findWorkCard(database, workCardNo.trim()))?.id ?? null) : null,
    }),
  );
};

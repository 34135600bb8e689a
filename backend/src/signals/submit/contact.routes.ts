import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import { type Principal, requirePrincipal } from '../../kernel/access/access.ts';
import { operatorAccess } from '../../kernel/access/access-rules.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Server } from '../../kernel/http/http.ts';
import { responsesOf, refTo, nullable } from '../../kernel/http/schema.ts';
import { requireVisible } from '../list/visible-signal.ts';
import type { SignalServices } from '../services.ts';
import { SignalIdQuery } from '../signals.schemas.ts';
import { isOpen } from '../workflow/signal-status.ts';

const Count = Type.Integer({ minimum: 0 });

const SignalContact = Type.Object(
  {
    submitterId: nullable(Type.Integer({ description: 'Null if the signal has no submitter.' })),
    phone: nullable(Type.String()),
    clientNumber: nullable(Type.String()),
    address: nullable(Type.String({ description: 'The first stored address of the client.' })),
    otherSignals: Count,
    otherOpenSignals: Count,
  },
  { $id: 'SignalContact' },
);

type SignalContact = Static<typeof SignalContact>;

/** Adds the route for the contact of a signal's submitter, which the page of a signal shows. */
export const addRoutes = (server: Server, { database }: SignalServices): void => {
  server.addSchema(SignalContact);
  server.get(
    '/struma/signals/contact',
    {
      config: { access: operatorAccess },
      schema: { tags: ['additions'], querystring: SignalIdQuery, response: responsesOf(refTo(SignalContact)) },
    },
    (request) => readContact(database, requirePrincipal(request), request.query.signalId),
  );
};

/** Reads how to reach the submitter of a signal, and the number of the submitter's other signals. */
const readContact = async (database: Database, principal: Principal, signalId: number): Promise<SignalContact> => {
  await requireVisible(database, principal, signalId);
  const { rows } = await sql<SignalContact>`
    select s.id as "submitterId", s.phone, c.client_number as "clientNumber",
      (select full_address from address where client_id = c.id order by id limit 1) as address,
      (select count(*) from signal where submitter_id = s.id and id <> ${signalId}) as "otherSignals",
      (select count(*) from signal where submitter_id = s.id and id <> ${signalId} and ${isOpen(sql`status_id`)}) as "otherOpenSignals"
    from submitter s
    left join client c on c.id = s.client_id
    where s.id = (select submitter_id from signal where id = ${signalId})`.execute(database);
  return rows[0] ?? noContact;
};

const noContact: SignalContact = {
  submitterId: null,
  phone: null,
  clientNumber: null,
  address: null,
  otherSignals: 0,
  otherOpenSignals: 0,
};

import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import { type Principal, requirePrincipal } from '../../kernel/access/access.ts';
import { operatorAccess } from '../../kernel/access/access-rules.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Server } from '../../kernel/http/http.ts';
import { HttpFailure } from '../../kernel/http/refusal.ts';
import { RecordId, responsesOf, refTo, nullable } from '../../kernel/http/schema.ts';
import { findVisible } from '../list/visible-signal.ts';
import type { SignalServices } from '../services.ts';
import { SignalIdQuery } from '../signals.schemas.ts';
import { signalTexts } from '../signals.texts.ts';
import { isWrittenBySubmitter } from '../workflow/written-by-submitter.ts';
import { isOpen } from '../workflow/signal-status.ts';

const Count = Type.Integer({ minimum: 0 });

const SignalContact = Type.Object(
  {
    submitterId: nullable(Type.Integer({ description: 'Null if the signal has no submitter.' })),
    clientId: nullable(Type.Integer({ description: 'Id of the client; null if the submitter is not a client.' })),
    phone: nullable(Type.String()),
    email: Type.Optional(nullable(Type.String())),
    clientNumber: nullable(Type.String()),
    address: nullable(Type.String({ description: 'The first stored address of the client.' })),
    hasWritten: Type.Boolean({
      description: 'True if the submitter has written the signal or a message: the submitter cannot be corrected.',
    }),
    receivesReplies: Type.Boolean({
      description: 'True if the submitter has an account; otherwise nobody reads replies. No e-mail is sent.',
    }),
    otherSignals: Count,
    otherOpenSignals: Count,
  },
  { $id: 'SignalContact' },
);

type SignalContact = Static<typeof SignalContact>;

const SignalContacts = Type.Object(
  { items: Type.Array(Type.Object({ signalId: Type.Integer(), contact: refTo(SignalContact) })) },
  { $id: 'SignalContacts', description: 'Signals that the person may see, each with its contact.' },
);

const SignalIds = Type.Object({
  signalId: Type.Array(RecordId('Id of a signal.'), {
    minItems: 1,
    maxItems: 100,
    description: 'Repeated for each signal.',
  }),
});

/** Adds the routes for the contact of a signal's submitter, and for the contacts of several signals. */
export const addRoutes = (server: Server, { database }: SignalServices): void => {
  for (const schema of [SignalContact, SignalContacts]) server.addSchema(schema);
  const config = { access: operatorAccess };
  const tags = ['additions'];
  server.get(
    '/struma/signals/contact',
    { config, schema: { tags, querystring: SignalIdQuery, response: responsesOf(refTo(SignalContact)) } },
    async (request) => {
      const [found] = await readContacts(database, requirePrincipal(request), [request.query.signalId]);
      if (!found) throw new HttpFailure(404, signalTexts.unknown);
      return found.contact;
    },
  );
  server.get(
    '/struma/signals/contacts',
    { config, schema: { tags, querystring: SignalIds, response: responsesOf(refTo(SignalContacts)) } },
    async (request) => ({
      items: await readContacts(database, requirePrincipal(request), request.query.signalId),
    }),
  );
};

/** Reads how to reach the submitters of signals, and the number of each submitter's other signals. */
const readContacts = async (
  database: Database,
  principal: Principal,
  signalIds: readonly number[],
): Promise<Static<typeof SignalContacts>['items']> => {
  const visible = await findVisible(database, principal, signalIds);
  const { rows } = await sql<SignalContact & { signalId: number }>`
    select g.id as "signalId", s.id as "submitterId", c.id as "clientId", s.phone, s.email, c.client_number as "clientNumber",
      (select full_address from address where client_id = c.id order by id limit 1) as address,
      ${isWrittenBySubmitter('g', 's')} as "hasWritten",
      s.subject is not null as "receivesReplies",
      (select count(*) from signal where submitter_id = s.id and id <> g.id) as "otherSignals",
      (select count(*) from signal where submitter_id = s.id and id <> g.id and ${isOpen(sql`status_id`)}) as "otherOpenSignals"
    from signal g
    join submitter s on s.id = g.submitter_id
    left join client c on c.id = s.client_id
    where g.id = any(${visible})`.execute(database);
  const contacts = new Map(rows.map(({ signalId, ...contact }) => [signalId, contact]));
  return visible.map((signalId) => ({ signalId, contact: contacts.get(signalId) ?? noContact }));
};

const noContact: SignalContact = {
  submitterId: null,
  clientId: null,
  phone: null,
  email: null,
  clientNumber: null,
  address: null,
  hasWritten: false,
  receivesReplies: false,
  otherSignals: 0,
  otherOpenSignals: 0,
};

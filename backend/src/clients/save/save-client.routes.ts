import { cleanLine, hasWord } from '@struma/shared/visible-text.ts';
import { requireIdentifierQuota } from '../../kernel/access/identifier-quota.ts';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { requirePrincipal } from '../../kernel/access/access.ts';
import { networkAccess } from '../../kernel/access/access-rules.ts';
import type { Database } from '../../kernel/database/database.ts';
import { IdempotencyHeaders, writeOnce } from '../../kernel/database/idempotency.ts';
import type { Server } from '../../kernel/http/http.ts';
import { codedText, HttpFailure } from '../../kernel/http/refusal.ts';
import { responsesOf, refTo, nullable, RecordId, textResponses } from '../../kernel/http/schema.ts';
import { listChannel } from '../../kernel/list-events.ts';
import { recordActivities } from '../../kernel/observability/activity.ts';
import { clientTexts as texts } from '../clients.texts.ts';
import { ClientFields, readClientFields, readExpectedFields } from './client-fields.ts';
import { insertClient, updateClient } from './save-client.ts';

const confirmIdentifier = Type.Optional(
  Type.Boolean({ description: 'If true, a text that is not a valid EGN, EIK or LNCH is stored too.' }),
);

const NewClient = Type.Object({ ...ClientFields.properties, confirmIdentifier });

const UpdatedClient = Type.Object({
  clientId: Type.Optional(RecordId('Id of the client. Required, also accepted as `id`.')),
  id: Type.Optional(RecordId('The same as `clientId`.')),
  ...ClientFields.properties,
  confirmIdentifier,
  expected: Type.Optional(
    Type.Object(ClientFields.properties, {
      description:
        'The values that the user saw. Status 412 if a changed field has another stored value. A masked EGN is compared with the masked stored one, a whole EGN with the whole one.',
    }),
  ),
});

const Identifier = Type.Object({ egn: nullable(Type.String()) }, { $id: 'ClientIdentifier' });

/** The routes that read, create and update a client exist under both paths (RQ-4). */
export const clientPaths = ['/api/Client', '/api/WaterMeter/Client'] as const;

const config = { access: networkAccess };

/** CL-1, CL-2: adds the routes that create and update a client and reveal the whole EGN or EIK. */
export const addRoutes = (server: Server, { database }: { database: Database }): void => {
  server.addSchema(Identifier);
  for (const path of clientPaths) addSaveRoutes(server, database, path);
  server.post(
    '/struma/clients/reveal-identifier',
    {
      config,
      schema: {
        tags: ['additions'],
        description: 'The whole EGN or EIK of one client. Recorded as an activity with the reason.',
        body: Type.Object({ clientId: RecordId('Id of the client.'), reason: Type.String({ maxLength: 500 }) }),
        response: responsesOf(refTo(Identifier)),
      },
    },
    ({ body: { clientId, reason }, ...request }) => {
      const principal = requirePrincipal(request);
      const shownReason = cleanLine(reason);
      if (!hasWord(shownReason)) throw new HttpFailure(400, texts.reasonRequired);
      requireIdentifierQuota(principal, `client ${clientId}`);
      return database.transaction().execute(async (transaction) => {
        const client = await transaction
          .selectFrom('client')
          .select('egn')
          .where('id', '=', clientId)
          .executeTakeFirst();
        if (!client) throw new HttpFailure(404, texts.unknown);
        await recordActivities(transaction, principal, [
          { entity: 'client', entityId: clientId, action: 'REVEAL', field: 'egn', newValue: shownReason },
        ]);
        // Makes open pages of the client reload the history.
        await sql`select pg_notify(${listChannel}, ${JSON.stringify({ list: 'clients' })})`.execute(transaction);
        return { egn: client.egn };
      });
    },
  );
};

const addSaveRoutes = (server: Server, database: Database, path: string): void => {
  server.post(
    `${path}/createClient`,
    {
      config,
      schema: {
        tags: ['clients'],
        headers: IdempotencyHeaders,
        body: NewClient,
        response: textResponses("'(id of the client) text', or '(0) reason'."),
      },
    },
    async (request, reply) => {
      const principal = requirePrincipal(request);
      const input = readClientFields(request.body);
      const isConfirmed = request.body.confirmIdentifier === true;
      const key = request.headers['idempotency-key']?.toLowerCase();
      const write = { principal, key, content: { write: 'createClient', ...input } };
      const { body, isReplay } = await writeOnce(database, write, async (transaction) =>
        codedText(await insertClient(transaction, principal, { input, isConfirmed }), texts.created),
      );
      if (isReplay) void reply.header('idempotent-replayed', 'true');
      return body;
    },
  );
  server.post(
    `${path}/updateClient`,
    {
      config,
      schema: {
        tags: ['clients'],
        description: 'A field that is null or absent stays unchanged; an empty text clears it.',
        body: UpdatedClient,
        response: textResponses("'(id of the client) text', or '(0) reason'."),
      },
    },
    async ({ body, ...request }) => {
      const id = body.clientId ?? body.id;
      if (id === undefined) throw new HttpFailure(404, texts.unknown);
      const principal = requirePrincipal(request);
      const update = {
        id,
        input: readClientFields(body),
        expected: readExpectedFields(body.expected ?? {}),
        isConfirmed: body.confirmIdentifier === true,
      };
      const number = await database
        .transaction()
        .execute((transaction) => updateClient(transaction, principal, update));
      return codedText(id, texts.updated(number));
    },
  );
};

import { Type, type Static } from 'typebox';
import { type Principal, requirePrincipal } from '../../kernel/access/access.ts';
import { operatorAccess } from '../../kernel/access/access-rules.ts';
import type { Database } from '../../kernel/database/database.ts';
import { IdempotencyHeaders, writeOnce } from '../../kernel/database/idempotency.ts';
import type { Server } from '../../kernel/http/http.ts';
import { codedText } from '../../kernel/http/refusal.ts';
import { responsesOf, refTo, RecordId, textResponses } from '../../kernel/http/schema.ts';
import { requireMessage } from '../conversation/require-message.ts';
import type { SignalServices } from '../services.ts';
import { SignalIdQuery } from '../signals.schemas.ts';
import { linkTexts } from './links.texts.ts';
import { mergeSignal } from './merge-signal.ts';
import { readLinks, SignalLinkRow } from './read-links.ts';
import { removeLink } from './remove-link.ts';
import { notifyPair, requirePair, storeLink, type Pair } from './store-link.ts';

const SignalLinkList = Type.Object({ items: Type.Array(refTo(SignalLinkRow)) }, { $id: 'SignalLinkList' });

const pair = { signalId: RecordId('Id of the signal.'), otherId: RecordId('Id of the other signal.') };

const MergeSignal = Type.Object({
  ...pair,
  message: Type.String({ maxLength: 4_000_000, description: 'Message to the submitter: JSON of a document.' }),
  expectedLastResponseId: Type.Optional(
    RecordId(
      'Id of the latest response that the user saw, 0 for none. Status 412 if another response is the latest. If absent, the latest response is not compared.',
    ),
  ),
  expectedSubmitterId: Type.Optional(
    RecordId(
      'Id of the submitter for whom the message is meant, 0 for none. Status 412 if the signal has another submitter now. If absent, the submitter is not compared.',
    ),
  ),
});

const RemoveLink = Type.Object({
  linkId: RecordId('Id of the link.'),
  signalId: Type.Optional(RecordId('Id of one of its signals: 404 if the link is of other signals.')),
});

/** Adds the routes that read links of signals, link or merge two signals, and remove a link. */
export const addRoutes = (server: Server, services: SignalServices): void => {
  const { database } = services;
  for (const schema of [SignalLinkRow, SignalLinkList]) server.addSchema(schema);
  const config = { access: operatorAccess };
  const tags = ['additions'];
  const response = textResponses("'({id of the link}) text', or '(0) reason'.");
  server.get(
    '/struma/signals/links',
    { config, schema: { tags, querystring: SignalIdQuery, response: responsesOf(refTo(SignalLinkList)) } },
    async (request) => ({ items: await readLinks(services, requirePrincipal(request), request.query.signalId) }),
  );
  server.post(
    '/struma/signals/links',
    { config, schema: { tags, body: Type.Object(pair), response } },
    async (request, reply) => {
      void reply.type('text/plain; charset=utf-8');
      return relate(database, requirePrincipal(request), request.body);
    },
  );
  server.post(
    '/struma/signals/merge',
    { config, bodyLimit: 16_000_000, schema: { tags, headers: IdempotencyHeaders, body: MergeSignal, response } },
    async (request, reply) => {
      void reply.type('text/plain; charset=utf-8');
      const key = request.headers['idempotency-key']?.toLowerCase();
      const { body, isReplay } = await merge(database, requirePrincipal(request), { key, body: request.body });
      if (isReplay) void reply.header('idempotent-replayed', 'true');
      return body;
    },
  );
  server.post(
    '/struma/signals/links/remove',
    { config, schema: { tags, body: RemoveLink, response } },
    async (request, reply) => {
      void reply.type('text/plain; charset=utf-8');
      const principal = requirePrincipal(request);
      return database.transaction().execute((transaction) => removeLink(transaction, principal, request.body));
    },
  );
};

/** Links two signals as related. */
const relate = (database: Database, principal: Principal, { signalId, otherId }: Pair): Promise<string> =>
  database.transaction().execute(async (transaction) => {
    await requirePair(transaction, { signalId, otherId });
    const link = { signalId, otherId, kind: 'RELATED', before: null } as const;
    const linkId = await storeLink(transaction, principal, link);
    await notifyPair(transaction, principal, link);
    return codedText(linkId, linkTexts.linked);
  });

/** Merges two signals once per idempotency key: a repeated request returns the first response. */
const merge = (
  database: Database,
  principal: Principal,
  { key, body }: { key: string | undefined; body: Static<typeof MergeSignal> },
) => {
  const { signalId, otherId, expectedLastResponseId: expectedLast, expectedSubmitterId: expectedSubmitter } = body;
  const message = requireMessage(body.message);
  const content = { write: 'MergeSignal', signalId, otherId, message, expectedSubmitter };
  return writeOnce(database, { principal, key, content }, (transaction) =>
    mergeSignal(transaction, principal, { signalId, otherId, message, expectedLast, expectedSubmitter }),
  );
};

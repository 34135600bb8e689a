import { Type, type Static } from 'typebox';
import { requirePrincipal } from '../../kernel/access/access.ts';
import { signalAccess } from '../../kernel/access/access-rules.ts';
import type { Server } from '../../kernel/http/http.ts';
import { responsesOf, refTo, RecordId } from '../../kernel/http/schema.ts';
import { findVisible } from '../list/visible-signal.ts';
import type { SignalServices } from '../services.ts';
import { AttachmentInfo, ResponseRow } from '../signals.schemas.ts';
import { readFilesOfSignals, readResponsesOfSignals } from './read-conversation.ts';

const SignalResponses = Type.Object(
  { items: Type.Array(Type.Object({ signalId: Type.Integer(), items: Type.Array(refTo(ResponseRow)) })) },
  { $id: 'SignalResponses', description: 'Signals that the person may see, each with its responses.' },
);

const SignalAttachments = Type.Object(
  { items: Type.Array(Type.Object({ signalId: Type.Integer(), items: Type.Array(refTo(AttachmentInfo)) })) },
  {
    $id: 'SignalAttachments',
    description: 'Signals that the person may see, each with the files of its first message.',
  },
);

const NestedQuery = Type.Object({
  signalId: Type.Array(RecordId('Id of a signal.'), {
    minItems: 1,
    maxItems: 100,
    description: 'Repeated for each signal.',
  }),
  first: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 100, description: 'Maximum number of rows of each signal.' }),
  ),
});
type NestedQuery = Static<typeof NestedQuery>;

const config = { access: signalAccess };
const tags = ['additions'];

/** Adds routes that return the responses, or the files of the first messages, of several signals in one request. */
export const addRoutes = (server: Server, { database }: SignalServices): void => {
  for (const schema of [SignalResponses, SignalAttachments]) server.addSchema(schema);
  server.get(
    '/struma/signals/responses',
    { config, schema: { tags, querystring: NestedQuery, response: responsesOf(refTo(SignalResponses)) } },
    async (request) => {
      const principal = requirePrincipal(request);
      const read = await readOptions(request.query, (ids) => findVisible(database, principal, ids));
      const responses = Map.groupBy(
        await readResponsesOfSignals(database, principal, read),
        ({ signalId }) => signalId,
      );
      return { items: read.signalIds.map((signalId) => ({ signalId, items: responses.get(signalId) ?? [] })) };
    },
  );
  server.get(
    '/struma/signals/attachments',
    { config, schema: { tags, querystring: NestedQuery, response: responsesOf(refTo(SignalAttachments)) } },
    async (request) => {
      const principal = requirePrincipal(request);
      const read = await readOptions(request.query, (ids) => findVisible(database, principal, ids));
      const files = await readFilesOfSignals(database, principal, read);
      return { items: read.signalIds.map((signalId) => ({ signalId, items: files.get(signalId) ?? [] })) };
    },
  );
};

const readOptions = async (
  { signalId, first }: NestedQuery,
  find: (ids: readonly number[]) => Promise<number[]>,
): Promise<{ signalIds: number[]; first: number | null }> => ({
  signalIds: await find(signalId),
  first: first ?? null,
});

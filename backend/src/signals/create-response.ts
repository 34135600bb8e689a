import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Person } from '../kernel/access.ts';
import { noteActivities, type Activity } from '../kernel/activity.ts';
import type { Database } from '../kernel/database.ts';
import { writeOnce } from '../kernel/idempotency.ts';
import { codedText, HttpFailure, Refusal } from '../kernel/refusal.ts';
import { discardAll, readForm, type ReceivedFile, type ResponseForm } from './response-form.ts';
import { readMessage } from './rich-text.ts';
import type { SignalServices } from './services.ts';
import type { CreateResponseHeaders, CreateResponseQuery } from './signals.schemas.ts';
import { signalTexts } from './signals.texts.ts';

type ResponseRequest = FastifyRequest & {
  query: Static<typeof CreateResponseQuery>;
  headers: Static<typeof CreateResponseHeaders>;
};

interface NewResponse {
  signalId: number;
  /** JSON of the document. */
  message: string;
  files: ReceivedFile[];
}

/** Stores an operator's reply with its files, in one transaction; nothing of it remains if any part fails. */
export const createResponse = async (
  { database, store }: SignalServices,
  { request, reply, person }: { request: ResponseRequest; reply: FastifyReply; person: Person },
): Promise<string> => {
  const form = await readForm(request, store);
  try {
    const response = readNewResponse(request.query, form);
    const write = { person, key: request.headers['idempotency-key']?.toLowerCase(), content: contentOf(response) };
    const { body, isReplay } = await writeOnce(database, write, (transaction) => insert(transaction, person, response));
    if (isReplay) void reply.header('idempotent-replayed', 'true');
    void reply.type('text/plain; charset=utf-8');
    return body;
  } finally {
    await discardAll(form);
  }
};

const readNewResponse = (query: ResponseRequest['query'], form: ResponseForm): NewResponse => {
  const signalId = query.signalId ?? Number(form.fields.get('signalId') || Number.NaN);
  if (!Number.isSafeInteger(signalId)) throw new Refusal(signalTexts.replyWithoutSignal);
  if (query.fromClient === true || form.fields.get('fromClient') === 'true')
    throw new Refusal(signalTexts.replyFromClient);
  const message = readMessage(query.message ?? form.fields.get('message') ?? '');
  if (message === 'empty') throw new Refusal(signalTexts.replyEmpty);
  if (message === 'not-allowed') throw new Refusal(signalTexts.replyNotAllowed);
  if (message === 'too-long') throw new Refusal(signalTexts.replyTooLong);
  return { signalId, message: message.document, files: form.files };
};

const contentOf = (response: NewResponse): unknown => ({
  write: 'CreateResponse',
  signalId: response.signalId,
  message: response.message,
  files: response.files.map(({ fileName, contentType, sha256 }) => [fileName, contentType, sha256]),
});

const insert = async (transaction: Database, person: Person, response: NewResponse): Promise<string> => {
  const waited = await markAnswered(transaction, response.signalId);
  const { id } = await transaction
    .insertInto('response')
    .values({
      signal_id: response.signalId,
      message: response.message,
      kind: 'OPERATOR',
      author: person.name,
      author_subject: person.subject,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertFiles(transaction, id, response);
  await noteActivities(transaction, person, [
    { entity: 'response', entityId: id, action: 'CREATE' },
    ...(waited ? [needsReplyChange(response.signalId)] : []),
  ]);
  // Last, because a transaction takes no file back: kept bytes without a row are harmless, a row without bytes is not.
  for (const file of response.files) await file.keep();
  return codedText(id, signalTexts.replySent);
};

/** Takes the signal's row, so that replies to it follow one another; says whether it waited for one. */
const markAnswered = async (transaction: Database, signalId: number): Promise<boolean> => {
  const signal = await transaction
    .selectFrom('signal')
    .select('needs_reply')
    .where('id', '=', signalId)
    .forUpdate()
    .executeTakeFirst();
  if (!signal) throw new HttpFailure(404, signalTexts.unknown);
  await transaction
    .updateTable('signal')
    .set({ needs_reply: false, last_response_at: sql`now()` })
    .where('id', '=', signalId)
    .execute();
  return signal.needs_reply;
};

const insertFiles = async (transaction: Database, responseId: number, response: NewResponse): Promise<void> => {
  const rows = response.files.map((file, place) => ({
    signal_id: response.signalId,
    response_id: responseId,
    order_number: place,
    file_name: file.fileName,
    content_type: file.contentType,
    size: file.size,
    sha256: file.sha256,
  }));
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await transaction
      .insertInto('attachment')
      .values(rows.slice(start, start + rowsAtOnce))
      .execute();
  }
};

// PostgreSQL takes 65 535 parameters in a statement.
const rowsAtOnce = 1_000;

const needsReplyChange = (signalId: number): Activity => ({
  entity: 'signal',
  entityId: signalId,
  action: 'UPDATE',
  field: 'needsReply',
  oldValue: 'true',
  newValue: 'false',
});

import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Person } from '../kernel/access.ts';
import { noteActivities, type Activity } from '../kernel/activity.ts';
import type { Database } from '../kernel/database.ts';
import { writeOnce } from '../kernel/idempotency.ts';
import { codedText, HttpFailure, Refusal } from '../kernel/refusal.ts';
import { noteSignalEvent } from '../kernel/signal-events.ts';
import { attachFiles, contentOfFiles, keepFiles } from './attach-files.ts';
import { discardAll, readForm } from './response-form.ts';
import { readNote, readReply, type NewResponse } from './response-input.ts';
import type { SignalServices } from './services.ts';
import type { CreateResponseHeaders, CreateResponseQuery } from './signals.schemas.ts';
import { signalTexts } from './signals.texts.ts';
import { demandVisible } from './visible-signal.ts';

type FormRequest = FastifyRequest & { headers: Static<typeof CreateResponseHeaders> };
type ResponseRequest = FormRequest & { query: Static<typeof CreateResponseQuery> };

interface Call<Request> {
  request: Request;
  reply: FastifyReply;
  person: Person;
}

/** Stores a reply with its files, in one transaction; nothing of it remains if any part fails. */
export const createResponse = (services: SignalServices, call: Call<ResponseRequest>): Promise<string> =>
  store(services, call, (form) => readReply(call.person, call.request.query, form));

/** Stores a note among the utility's own people. It answers nobody and ends no waiting. */
export const createNote = (services: SignalServices, call: Call<FormRequest>): Promise<string> =>
  store(services, call, readNote);

const store = async (
  { database, store: files }: SignalServices,
  { request, reply, person }: Call<FormRequest>,
  read: (form: Awaited<ReturnType<typeof readForm>>) => NewResponse,
): Promise<string> => {
  const form = await readForm(request, files);
  try {
    const response = read(form);
    const write = { person, key: request.headers['idempotency-key']?.toLowerCase(), content: contentOf(response) };
    const { body, isReplay } = await writeOnce(database, write, (transaction) => insert(transaction, person, response));
    if (isReplay) void reply.header('idempotent-replayed', 'true');
    void reply.type('text/plain; charset=utf-8');
    return body;
  } finally {
    await discardAll(form);
  }
};

const contentOf = (response: NewResponse): unknown => ({
  write: response.kind === 'INTERNAL_NOTE' ? 'CreateNote' : 'CreateResponse',
  signalId: response.signalId,
  message: response.message,
  files: contentOfFiles(response.files),
});

const insert = async (transaction: Database, person: Person, response: NewResponse): Promise<string> => {
  const { signalId, kind, message, files } = response;
  const waited = await lockSignal(transaction, person, response);
  const { id } = await transaction
    .insertInto('response')
    .values({ signal_id: signalId, message, kind, author: person.name, author_subject: person.subject })
    .returning('id')
    .executeTakeFirstOrThrow();
  const waits = kind === 'INTERNAL_NOTE' ? waited : await markAnswered(transaction, signalId, kind === 'CLIENT');
  await attachFiles(transaction, { signalId, responseId: id }, files);
  await noteActivities(transaction, person, [
    { entity: 'response', entityId: id, action: 'CREATE' },
    ...(waits === waited ? [] : [needsReplyChange(signalId, waits)]),
  ]);
  await forgetDraft(transaction, person, response);
  await keepFiles(files);
  const isInternal = kind === 'INTERNAL_NOTE';
  await noteSignalEvent(transaction, person, { signalId, kind: isInternal ? 'NOTED' : 'RESPONDED', isInternal });
  return codedText(id, isInternal ? signalTexts.noteSaved : signalTexts.replySent);
};

const closedStatus = 4;

/** Takes the signal's row, so that replies to it follow one another; says whether it waits for one. */
const lockSignal = async (transaction: Database, person: Person, response: NewResponse): Promise<boolean> => {
  const { signalId, kind, expectedLast } = response;
  await demandVisible(transaction, person, signalId);
  const signal = await transaction
    .selectFrom('signal')
    .select(['needs_reply', 'status_id'])
    .where('id', '=', signalId)
    .forUpdate()
    .executeTakeFirst();
  if (!signal) throw new HttpFailure(404, signalTexts.unknown);
  if (kind === 'INTERNAL_NOTE') return signal.needs_reply;
  if (signal.status_id === closedStatus) throw new Refusal(signalTexts.signalClosed);
  if (expectedLast !== undefined && (await lastResponse(transaction, signalId)) > expectedLast)
    throw new HttpFailure(412, signalTexts.newerResponse);
  return signal.needs_reply;
};

/** The latest response that both sides see; 0: none. */
const lastResponse = async (transaction: Database, signalId: number): Promise<number> => {
  const last = await transaction
    .selectFrom('response')
    .select((select) => select.fn.max('id').as('id'))
    .where('signal_id', '=', signalId)
    .where('kind', '<>', 'INTERNAL_NOTE')
    .executeTakeFirst();
  return last?.id ?? 0;
};

const markAnswered = async (transaction: Database, signalId: number, waits: boolean): Promise<boolean> => {
  await transaction
    .updateTable('signal')
    .set({ needs_reply: waits, last_response_at: sql`now()` })
    .where('id', '=', signalId)
    .execute();
  return waits;
};

const forgetDraft = async (transaction: Database, person: Person, { signalId, kind }: NewResponse): Promise<void> => {
  await transaction
    .deleteFrom('signal_draft')
    .where('subject', '=', person.subject)
    .where('signal_id', '=', signalId)
    .where('kind', '=', kind === 'INTERNAL_NOTE' ? 'NOTE' : 'REPLY')
    .execute();
};

const needsReplyChange = (signalId: number, waits: boolean): Activity => ({
  entity: 'signal',
  entityId: signalId,
  action: 'UPDATE',
  field: 'needsReply',
  oldValue: String(!waits),
  newValue: String(waits),
});

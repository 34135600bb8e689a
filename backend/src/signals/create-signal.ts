import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { Person } from '../kernel/access.ts';
import { noteActivities } from '../kernel/activity.ts';
import type { Database } from '../kernel/database.ts';
import { isOperator } from '../kernel/desk.ts';
import { writeOnce } from '../kernel/idempotency.ts';
import { Refusal } from '../kernel/refusal.ts';
import { noteSignalEvent } from '../kernel/signal-events.ts';
import { attachFiles, contentOfFiles, keepFiles } from './attach-files.ts';
import { discardAll, readForm, type ReceivedFile, type ResponseForm } from './response-form.ts';
import { readMessage } from './rich-text.ts';
import type { SignalServices } from './services.ts';
import type { CreateSignalQuery } from './signal-changes.schemas.ts';
import type { CreateResponseHeaders } from './signals.schemas.ts';
import { signalTexts } from './signals.texts.ts';
import { submitterOfCaller, submitterOfClient, submitterOfNumber } from './submitter-of.ts';

type SignalRequest = FastifyRequest & {
  query: Static<typeof CreateSignalQuery>;
  headers: Static<typeof CreateResponseHeaders>;
};

interface NewSignal {
  title: string;
  message: string;
  latitude: number;
  longitude: number;
  submitterId: number | undefined;
  clientId: number | undefined;
  files: ReceivedFile[];
}

/** Stores a new signal with its files, in one transaction; answers its number. */
export const createSignal = async (
  { database, store }: SignalServices,
  { request, reply, person }: { request: SignalRequest; reply: FastifyReply; person: Person },
): Promise<{ id: number }> => {
  const form = await readForm(request, store);
  try {
    const signal = readNewSignal(request.query, form);
    const content = { write: 'createSignal', ...signal, files: contentOfFiles(signal.files) };
    const write = { person, key: request.headers['idempotency-key']?.toLowerCase(), content };
    const { body, isReplay } = await writeOnce(database, write, (transaction) => insert(transaction, person, signal));
    if (isReplay) void reply.header('idempotent-replayed', 'true');
    return { id: Number(body) };
  } finally {
    await discardAll(form);
  }
};

/** Longer titles do not fit the list, nor an e-mail's subject. */
const longestTitle = 200;

const readNewSignal = (query: SignalRequest['query'], form: ResponseForm): NewSignal => {
  const title = (query.title ?? form.fields.get('title') ?? '').replaceAll(/\p{Cc}/gu, ' ').trim();
  const message = readMessage(query.message ?? form.fields.get('message') ?? '');
  const latitude = readDegrees(query.latitude, form.fields.get('latitude'), 90);
  const longitude = readDegrees(query.longitude, form.fields.get('longitude'), 180);
  if (!title || message === 'empty' || latitude === null || longitude === null) throw new Refusal(signalTexts.missing);
  if (title.length > longestTitle) throw new Refusal(signalTexts.titleTooLong(longestTitle));
  if (message === 'not-allowed') throw new Refusal(signalTexts.replyNotAllowed);
  if (message === 'too-long') throw new Refusal(signalTexts.replyTooLong);
  const submitterId = query.submitterId ?? readNumber(form.fields.get('submitterId'));
  const clientId = query.clientId ?? readNumber(form.fields.get('clientId'));
  return { title, message: message.document, latitude, longitude, submitterId, clientId, files: form.files };
};

const readDegrees = (given: number | undefined, text: string | undefined, most: number): number | null => {
  const degrees = given ?? (text?.trim() ? Number(text) : Number.NaN);
  return Math.abs(degrees) <= most ? degrees : null;
};

const readNumber = (text: string | undefined): number | undefined => (text ? Number(text) : undefined);

const insert = async (transaction: Database, person: Person, signal: NewSignal): Promise<string> => {
  const { title, message, latitude, longitude, files } = signal;
  const { id } = await transaction
    .insertInto('signal')
    .values({
      title,
      message,
      channel: isOperator(person) ? 'OPERATOR' : 'PORTAL',
      submitter_id: await findSubmitter(transaction, person, signal),
      user_id: person.subject,
      location: `(${longitude},${latitude})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await attachFiles(transaction, { signalId: id, responseId: null }, files);
  await noteActivities(transaction, person, [{ entity: 'signal', entityId: id, action: 'CREATE' }]);
  await keepFiles(files);
  await noteSignalEvent(transaction, person, { signalId: id, kind: 'SUBMITTED' });
  return String(id);
};

/** A citizen reports for himself, an operator for whom he names; for nobody where the caller stays unknown. */
const findSubmitter = (
  transaction: Database,
  person: Person,
  { submitterId, clientId }: NewSignal,
): Promise<number | null> => {
  if (!isOperator(person)) return submitterOfCaller(transaction, person);
  if (submitterId !== undefined) return submitterOfNumber(transaction, submitterId);
  if (clientId !== undefined) return submitterOfClient(transaction, clientId);
  return Promise.resolve(null);
};

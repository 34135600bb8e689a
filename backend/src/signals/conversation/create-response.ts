import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Principal } from '../../kernel/access/access.ts';
import { recordActivities, type Activity } from '../../kernel/observability/activity.ts';
import type { Database } from '../../kernel/database/database.ts';
import { codedText, HttpFailure, Refusal } from '../../kernel/http/refusal.ts';
import { recordSignalEvent } from '../../kernel/signal-events.ts';
import { sqlNow } from '../../kernel/sql-now.ts';
import { attachFiles, contentOfFiles, keepFiles } from '../files/attach-files.ts';
import { deleteDraft } from './drafts.ts';
import { requireSeen } from './require-seen.ts';
import { readNote, readReply, type NewResponse } from './response-input.ts';
import type { SignalServices } from '../services.ts';
import { signalStatus } from '../workflow/signal-status.ts';
import { CreateResponseQuery } from '../signals.schemas.ts';
import { requireQuota } from '../submit/citizen-quota.ts';
import { signalTexts } from '../signals.texts.ts';
import { requireVisible } from '../list/visible-signal.ts';
import { writeForm, type FormCall, type FormRequest, type FormWrite } from './write-form.ts';

type ResponseRequest = FormRequest & { query: Static<typeof CreateResponseQuery> };

/** Stores a reply with its files. */
export const createResponse = (services: SignalServices, call: FormCall<ResponseRequest>): Promise<string> =>
  write(services, call, {
    fields: Object.keys(CreateResponseQuery.properties),
    read: (form) => readReply(call.principal, call.request.query, form),
  });

/** Stores an internal note. A note does not count as a reply to the citizen. */
export const createNote = (services: SignalServices, call: FormCall): Promise<string> =>
  write(services, call, { fields: ['signalId', 'message'], read: readNote });

const write = async (
  services: SignalServices,
  call: FormCall,
  form: Pick<FormWrite<NewResponse>, 'fields' | 'read'>,
): Promise<string> => {
  const answer = await writeForm(services, call, {
    ...form,
    contentOf,
    effect: async (transaction, principal, response) => {
      await requireQuota(transaction, principal, services.citizenQuota, { signals: 0, ...response });
      return insertResponse(transaction, principal, response);
    },
  });
  void call.reply.type('text/plain; charset=utf-8');
  return answer;
};

const contentOf = (response: NewResponse): unknown => ({
  write: response.kind === 'INTERNAL_NOTE' ? 'CreateNote' : 'CreateResponse',
  signalId: response.signalId,
  message: response.message,
  files: contentOfFiles(response.files),
  // The same text for another person is another message.
  expectedSubmitter: response.expectedSubmitter,
});

/** Stores a response or a note in the transaction of the caller. Returns '(id) text', as the REST contract requires. */
export const insertResponse = async (
  transaction: Database,
  principal: Principal,
  response: NewResponse,
): Promise<string> => {
  const { signalId, kind, message, files } = response;
  const waitsSince = await lockSignal(transaction, principal, response);
  const waited = waitsSince !== null;
  const { id, responded_at } = await transaction
    .insertInto('response')
    .values({
      signal_id: signalId,
      message,
      kind,
      author: principal.name,
      author_subject: principal.subject,
      responded_at: sqlNow,
      ended_wait: kind === 'OPERATOR' ? waitsSince : null,
    })
    .returning(['id', 'responded_at'])
    .executeTakeFirstOrThrow();
  const waits = kind === 'INTERNAL_NOTE' ? waited : kind === 'CLIENT';
  // A reminder does not end the wait for the first message without an answer.
  const keptWait = kind === 'CLIENT' ? waitsSince : null;
  if (kind !== 'INTERNAL_NOTE')
    await storeLastResponse(transaction, { signalId, waits, respondedAt: responded_at, keptWait });
  await attachFiles(transaction, { signalId, responseId: id }, files);
  const isInternal = kind === 'INTERNAL_NOTE';
  await recordActivities(transaction, principal, [
    { entity: 'response', entityId: id, action: 'CREATE', ...(isInternal && { field: 'note' }) },
    ...(waits === waited ? [] : [needsReplyChange(signalId, waits)]),
  ]);
  const draft = isInternal ? 'NOTE' : 'REPLY';
  await deleteDraft(transaction, { subject: principal.subject, signal_id: signalId, kind: draft });
  await keepFiles(files);
  await recordSignalEvent(transaction, principal, { signalId, kind: isInternal ? 'NOTED' : 'RESPONDED', isInternal });
  return codedText(id, isInternal ? signalTexts.noteSaved : signalTexts.replySent);
};

/**
 * Locks the signal's row, so that its messages are stored one at a time. Throws if the response cannot be stored, for
 * example because the signal is closed. Returns since when the signal waits for a reply of the utility; null if it does
 * not wait.
 */
const lockSignal = async (
  transaction: Database,
  principal: Principal,
  response: NewResponse,
): Promise<string | null> => {
  const { signalId, kind } = response;
  const signal = await transaction
    .selectFrom('signal')
    .select(['waits_since', 'status_id', 'submitter_id'])
    .where('id', '=', signalId)
    .forUpdate()
    .executeTakeFirst();
  if (!signal) throw new HttpFailure(404, signalTexts.unknown);
  // Not before the lock: a correction of the submitter may be waiting for its commit.
  await requireVisible(transaction, principal, signalId);
  await requireSpace(transaction, response);
  if (kind === 'INTERNAL_NOTE') return signal.waits_since;
  if (signal.status_id === signalStatus.closed) throw new Refusal(signalTexts.signalClosed);
  await requireSeen(transaction, principal, { id: signalId, submitterId: signal.submitter_id }, response);
  return signal.waits_since;
};

/**
 * The size of a conversation is limited, because it is read as a whole, with the metadata of its files: otherwise one
 * person could write so much that reading it keeps the gateway busy. The limit of operators is higher, so that they can
 * still reply when the citizen may no longer write.
 */
const maxSize = {
  CLIENT: { messages: 1000, bytes: 2 * 1024 * 1024 },
  OPERATOR: { messages: 2000, bytes: 4 * 1024 * 1024 },
} as const;

/** Each file counts as this many bytes, because its metadata are about as long as a message of this size. */
const bytesOfFile = 2 * 1024;

const requireSpace = async (transaction: Database, { signalId, kind, message, files }: NewResponse): Promise<void> => {
  const limit = maxSize[kind === 'CLIENT' ? 'CLIENT' : 'OPERATOR'];
  // `octet_length` is fast: PostgreSQL does not read a long text for it.
  const { messages, bytes } = await transaction
    .selectFrom('response')
    .select((select) => [
      select.fn.countAll<number>().as('messages'),
      sql<number>`coalesce(sum(octet_length(message)), 0)::integer`.as('bytes'),
    ])
    .where('signal_id', '=', signalId)
    .executeTakeFirstOrThrow();
  const { stored } = await transaction
    .selectFrom('attachment')
    .select((select) => select.fn.countAll<number>().as('stored'))
    .where('signal_id', '=', signalId)
    .executeTakeFirstOrThrow();
  const written = bytes + Buffer.byteLength(message) + bytesOfFile * (stored + files.length);
  if (messages >= limit.messages || written > limit.bytes) throw new Refusal(signalTexts.conversationFull);
};

const storeLastResponse = async (
  transaction: Database,
  {
    signalId,
    waits,
    respondedAt,
    keptWait,
  }: { signalId: number; waits: boolean; respondedAt: string; keptWait: string | null },
): Promise<void> => {
  await transaction
    .updateTable('signal')
    .set({ needs_reply: waits, last_response_at: respondedAt, kept_wait: keptWait })
    .where('id', '=', signalId)
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

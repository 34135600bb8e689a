import { Type, type Static } from 'typebox';
import type { Principal } from '../../kernel/access/access.ts';
import type { Database } from '../../kernel/database/database.ts';
import { localText, utcText } from '../../kernel/moment.ts';
import { HttpFailure } from '../../kernel/http/refusal.ts';
import { MomentText, nullable, RecordId } from '../../kernel/http/schema.ts';
import { sqlNow } from '../../kernel/sql-now.ts';
import { problemTexts } from './require-message.ts';
import { readMessage } from './rich-text.ts';
import { signalTexts } from '../signals.texts.ts';
import { requireVisible } from '../list/visible-signal.ts';

const DraftKind = Type.Union([Type.Literal('REPLY'), Type.Literal('NOTE')]);

export const DraftQuery = Type.Object({ signalId: RecordId('Id of the signal.'), kind: DraftKind });

export const DraftRow = Type.Object(
  {
    signalId: Type.Integer(),
    kind: DraftKind,
    message: Type.String({ description: 'A ProseMirror document as JSON text.' }),
    idempotencyKey: Type.String({ description: 'Idempotency key with which the message will be sent.' }),
    savedUtc: MomentText,
    savedLocal: MomentText,
  },
  { $id: 'DraftRow' },
);

export type DraftRow = Static<typeof DraftRow>;

export const SaveDraft = Type.Object({
  signalId: RecordId('Id of the signal.'),
  kind: DraftKind,
  message: nullable(Type.String({ maxLength: 4_000_000, description: 'JSON of a document; null deletes the draft.' })),
  idempotencyKey: Type.String({ format: 'uuid' }),
});

/** Reads a person's draft for a signal. Throws 404 if there is none. */
export const readDraft = async (
  database: Database,
  { subject }: Principal,
  { signalId, kind }: Static<typeof DraftQuery>,
): Promise<DraftRow> => {
  const draft = await database
    .selectFrom('signal_draft')
    .select(['message', 'idempotency_key', 'saved_at'])
    .where('subject', '=', subject)
    .where('signal_id', '=', signalId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (!draft) throw new HttpFailure(404, signalTexts.noDraft);
  const { message, idempotency_key, saved_at } = draft;
  const saved = { savedUtc: utcText(saved_at), savedLocal: localText(saved_at) };
  return { signalId, kind, message, idempotencyKey: idempotency_key, ...saved };
};

/**
 * Replaces the draft; null or a blank message removes it. A draft is ignored if a message with its idempotency key was
 * already sent.
 */
export const saveDraft = async (
  database: Database,
  principal: Principal,
  { signalId, kind, message, idempotencyKey }: Static<typeof SaveDraft>,
): Promise<{ savedUtc: string; savedLocal: string }> => {
  const document = message === null ? null : readDraftMessage(message);
  const draft = { subject: principal.subject, signal_id: signalId, kind };
  return database.transaction().execute(async (transaction) => {
    await requireVisible(transaction, principal, signalId);
    const saved_at = await waitForWriters(transaction, signalId);
    if (document === null) await deleteDraft(transaction, draft);
    else if (!(await isKeyUsed(transaction, principal, idempotencyKey.toLowerCase()))) {
      const content = { message: document, idempotency_key: idempotencyKey.toLowerCase(), saved_at };
      await transaction
        .insertInto('signal_draft')
        .values({ ...draft, ...content })
        .onConflict((conflict) => conflict.columns(['subject', 'signal_id', 'kind']).doUpdateSet(content))
        .execute();
    }
    return { savedUtc: utcText(saved_at), savedLocal: localText(saved_at) };
  });
};

export const deleteDraft = async (
  transaction: Database,
  { subject, signal_id, kind }: { subject: string; signal_id: number; kind: 'REPLY' | 'NOTE' },
): Promise<void> => {
  await transaction
    .deleteFrom('signal_draft')
    .where('subject', '=', subject)
    .where('signal_id', '=', signal_id)
    .where('kind', '=', kind)
    .execute();
};

/** Returns the JSON of the document; null if the document is blank. */
const readDraftMessage = (json: string): string | null => {
  const message = readMessage(json);
  if (message === 'empty') return null;
  if (typeof message === 'string') throw new HttpFailure(400, problemTexts[message]);
  return message.document;
};

/**
 * Waits until messages of the signal that are being stored are committed, because only then their idempotency keys are
 * visible. Returns the time after the wait.
 */
const waitForWriters = async (transaction: Database, signalId: number): Promise<string> => {
  await transaction.selectFrom('signal').select('id').where('id', '=', signalId).forKeyShare().execute();
  const { moment } = await transaction.selectNoFrom(sqlNow.as('moment')).executeTakeFirstOrThrow();
  return moment;
};

const isKeyUsed = async (transaction: Database, { subject }: Principal, key: string): Promise<boolean> => {
  const usedKey = await transaction
    .selectFrom('idempotency_key')
    .select('key')
    .where('subject', '=', subject)
    .where('key', '=', key)
    .executeTakeFirst();
  return usedKey !== undefined;
};

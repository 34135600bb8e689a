import type { Static } from 'typebox';
import type { Person } from '../kernel/access.ts';
import type { Database } from '../kernel/database.ts';
import { localText, utcText } from '../kernel/moment.ts';
import { HttpFailure } from '../kernel/refusal.ts';
import type { DraftQuery, DraftRow, SaveDraft } from './desk.schemas.ts';
import { isDocument, longestText, plainText } from './rich-document.ts';
import { signalTexts } from './signals.texts.ts';
import { demandVisible } from './visible-signal.ts';

/** The draft of a person for a signal; 404 if there is none. */
export const readDraft = async (
  database: Database,
  { subject }: Person,
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

/** Keeps a draft in place of the former one; without a message there is none any more. */
export const saveDraft = async (
  database: Database,
  person: Person,
  { signalId, kind, message, idempotencyKey }: Static<typeof SaveDraft>,
): Promise<{ savedUtc: string; savedLocal: string }> => {
  await demandVisible(database, person, signalId);
  const saved_at = new Date().toISOString().replace('T', ' ');
  const draft = { subject: person.subject, signal_id: signalId, kind };
  if (message === null) {
    await database
      .deleteFrom('signal_draft')
      .where('subject', '=', draft.subject)
      .where('signal_id', '=', signalId)
      .where('kind', '=', kind)
      .execute();
  } else {
    const content = { message: checked(message), idempotency_key: idempotencyKey.toLowerCase(), saved_at };
    await database
      .insertInto('signal_draft')
      .values({ ...draft, ...content })
      .onConflict((conflict) => conflict.columns(['subject', 'signal_id', 'kind']).doUpdateSet(content))
      .execute();
  }
  return { savedUtc: utcText(saved_at), savedLocal: localText(saved_at) };
};

const checked = (message: string): string => {
  const document = parse(message);
  if (!isDocument(document)) throw new HttpFailure(400, signalTexts.replyNotAllowed);
  if (plainText(document).length > longestText) throw new HttpFailure(400, signalTexts.replyTooLong);
  return JSON.stringify(document);
};

const parse = (message: string): unknown => {
  try {
    return JSON.parse(message);
  } catch {
    return null;
  }
};

import { Type, type Static } from 'typebox';
import type { Database } from '../../kernel/database/database.ts';
import { FieldFailure } from '../../kernel/http/refusal.ts';
import { nullable, RecordId } from '../../kernel/http/schema.ts';
import { signalTexts } from '../signals.texts.ts';
import { callerFields } from '../submit/create-signal.schemas.ts';
import { storeChosenCaller, type NewCaller, readNewCaller } from '../submit/find-submitter.ts';

/** The part of a correction that is about the submitter. */
export const callerCorrection = {
  submitterId: Type.Optional(
    nullable({ ...RecordId('The correct submitter.'), description: 'The correct submitter; null for none.' }),
  ),
  clientId: Type.Optional(RecordId('Id of the client of the utility who is the correct submitter.')),
  ...callerFields,
  expectedSubmitterId: Type.Optional(
    nullable(Type.Integer({ description: 'The submitter that the user saw; 412 if another one is stored.' })),
  ),
};

const CallerCorrection = Type.Object(callerCorrection);

export type CallerCorrection = Static<typeof CallerCorrection>;

/** The stored submitter of a signal. */
export interface StoredCaller {
  /** True if the submitter is only a name and a telephone number, not a client or a person with an account. */
  isCallerOnly: boolean;
  submitterId: number | null;
  submitterName: string | null;
  submitterPhone: string | null;
  /** True if the submitter has written the signal or a message: in the portal with an account, or by e-mail. */
  isOwn: boolean;
}

/** A submitter as an activity shows it. */
export interface Submitter {
  id: number | null;
  name: string | null;
}

/**
 * Returns the submitter that a correction asks for, and stores a new one; undefined if the signal already has it, or if
 * the correction is not about the submitter. Throws a 400 if the submitter has written the signal or a message: the
 * submitter would lose access to them.
 */
export const storeCorrectCaller = async (
  transaction: Database,
  correction: CallerCorrection,
  stored: StoredCaller,
): Promise<Submitter | undefined> => {
  const newCaller = readNewCaller(correction.callerName, correction.callerPhone);
  const { submitterId, clientId } = correction;
  if (submitterId === undefined && clientId === undefined && newCaller === undefined) return undefined;
  if (newCaller && isRepeated(newCaller, correction, stored)) return undefined;
  const chosen = { submitterId: submitterId ?? undefined, clientId, newCaller };
  const id = await storeChosenCaller(transaction, chosen);
  if (id === stored.submitterId) return undefined;
  if (stored.isOwn) throw new FieldFailure('submitter', signalTexts.ownSignal);
  if (id === null) return { id, name: null };
  return transaction.selectFrom('submitter').select(['id', 'name']).where('id', '=', id).executeTakeFirstOrThrow();
};

/**
 * Names of the old and the new submitter for the history of a signal; with the number of the submitter if the names are
 * equal. Not with the telephone number or the e-mail address: administrators who may not see those read the history.
 */
export const describeSubmitters = (before: Submitter, after: Submitter): [string | null, string | null] =>
  before.name === null || before.name !== after.name
    ? [before.name, after.name]
    : [describeSubmitter(before), describeSubmitter(after)];

const describeSubmitter = ({ id, name }: Submitter): string => `${name} · ${signalTexts.submitterNumber(id ?? 0)}`;

/**
 * True if the new caller was stored by the same correction, which is sent again after a lost response: the signal no
 * longer has the submitter that the user saw.
 */
const isRepeated = (
  { name, phone }: NewCaller,
  { expectedSubmitterId }: CallerCorrection,
  { submitterId, submitterName, submitterPhone, isCallerOnly }: StoredCaller,
): boolean => isCallerOnly && expectedSubmitterId !== submitterId && name === submitterName && phone === submitterPhone;

import type { GatewayContext } from '../kernel/context.ts';
import type { CorrectSignalInput, SignalHistoryKind } from '../kernel/schema-types.generated.ts';
import type { Moment } from '../kernel/input/moment.ts';
import type { ExpectedValues } from './expected-values.ts';
import { findSignal, unknownSignal } from './find-signal.ts';
import { readHistoryEntry } from './operator-tools.rest.ts';
import { readResponse } from './signals.rest.ts';
import type { SignalRecord } from './signals.rest.ts';
import { signalTexts } from './signals.texts.ts';

export interface ConflictRecord {
  __typename: 'SignalConflict';
  message: string;
  fields: string[];
  changedBy: string | null;
  changedAt: Moment | null;
  current: SignalRecord;
}

type SignalContext = Pick<GatewayContext, 'rest' | 'features' | 'principal'>;

/** Creates the conflict of a stored status that differs from the status that the user saw. */
export const createStatusConflict = async (signalId: number, context: SignalContext): Promise<ConflictRecord> => {
  const last = await lastChange(signalId, 'STATUS', context);
  return conflict(signalId, context, { message: signalTexts.statusChanged, fields: ['expectedStatus'], ...last });
};

/**
 * Creates the conflict of a stored value that differs from the value that the user saw. `kind` is the kind of the
 * history entries for changes of this field.
 */
export const createFieldConflict = async (
  signalId: number,
  context: SignalContext,
  { field, kind }: { field: string; kind: SignalHistoryKind },
): Promise<ConflictRecord> => {
  const last = await lastChange(signalId, kind, context);
  return conflict(signalId, context, { message: signalTexts.changedMeanwhile, fields: [field], ...last });
};

/** Creates the conflict of a stored title, place or submitter that differs from the one that the user saw. */
export const createCorrectionConflict = async (
  signalId: number,
  context: SignalContext,
  { expectedTitle, expectedLocation, expectedSubmitterId }: ExpectedSignal,
): Promise<ConflictRecord> => {
  const unknownChange = { message: signalTexts.changedMeanwhile, fields: [], changedBy: null, changedAt: null };
  const record = await conflict(signalId, context, unknownChange);
  const { title, location, submitter } = record.current;
  const isOtherTitle = typeof expectedTitle === 'string' && expectedTitle !== title;
  const isOtherPlace =
    expectedLocation !== undefined &&
    (expectedLocation?.latitude !== location?.latitude || expectedLocation?.longitude !== location?.longitude);
  const isOtherSubmitter = expectedSubmitterId !== undefined && expectedSubmitterId !== (submitter?.id ?? null);
  const changes: { field: string; kind: SignalHistoryKind }[] = [
    ...(isOtherTitle ? [{ field: 'expectedTitle', kind: 'TITLE' as const }] : []),
    ...(isOtherPlace ? [{ field: 'expectedLocation', kind: 'LOCATION' as const }] : []),
    ...(isOtherSubmitter ? [{ field: 'expectedSubmitterId', kind: 'SUBMITTER' as const }] : []),
  ];
  const last = changes[0] ? await lastChange(signalId, changes[0].kind, context) : {};
  return { ...record, fields: changes.map(({ field }) => field), ...last };
};

type ExpectedSignal = Pick<CorrectSignalInput, 'expectedTitle' | 'expectedLocation' | 'expectedSubmitterId'>;

/** Creates the conflict of a message whose author has not seen another submitter or newer responses. */
export const createMessageConflict = async (
  signalId: number,
  context: SignalContext,
  { expectedSubmitterId }: ExpectedValues,
): Promise<ConflictRecord> => {
  const current = await readCurrent(signalId, context);
  if (expectedSubmitterId !== undefined && expectedSubmitterId !== (current.submitter?.id ?? null)) {
    const last = await lastChange(signalId, 'SUBMITTER', context);
    const fields = ['expectedSubmitterId'];
    return { __typename: 'SignalConflict', message: signalTexts.otherSubmitter, fields, ...last, current };
  }
  const responses = await context.rest.get('/api/response/GetResponsesList', { signalId }, ({ items }) =>
    items.map(readResponse),
  );
  const last = responses.at(-1);
  return {
    __typename: 'SignalConflict',
    message: signalTexts.newerResponse,
    fields: ['expectedLastResponseId'],
    changedBy: last?.author ?? null,
    changedAt: last?.respondedAt ?? null,
    current,
  };
};

/** Creates the conflict of a signal on which a colleague works. */
export const createTakenConflict = async (signalId: number, context: SignalContext): Promise<ConflictRecord> => {
  const taken = { fields: ['takeOver'], changedBy: null, changedAt: null };
  const record = await conflict(signalId, context, { message: signalTexts.takenByAnother, ...taken });
  return { ...record, changedBy: record.current.takenBy?.name ?? null };
};

const conflict = async (
  signalId: number,
  context: SignalContext,
  details: Omit<ConflictRecord, '__typename' | 'current'>,
): Promise<ConflictRecord> => ({
  __typename: 'SignalConflict',
  ...details,
  current: await readCurrent(signalId, context),
});

const readCurrent = async (signalId: number, context: SignalContext): Promise<SignalRecord> => {
  const current = await findSignal(signalId, context);
  if (!current) throw unknownSignal();
  return current;
};

const lastChange = async (
  signalId: number,
  historyKind: SignalHistoryKind,
  { rest, features }: SignalContext,
): Promise<Pick<ConflictRecord, 'changedBy' | 'changedAt'>> => {
  if (!(await features.has('SIGNAL_DESK'))) return { changedBy: null, changedAt: null };
  const entries = await rest.find('/struma/signals/history', { signalId }, ({ items }) => items.map(readHistoryEntry));
  const last = entries?.findLast(({ kind }) => kind === historyKind);
  return { changedBy: last?.changedBy ?? null, changedAt: last?.changedAt ?? null };
};

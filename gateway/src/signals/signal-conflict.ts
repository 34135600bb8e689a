import type { GatewayContext } from '../kernel/context.ts';
import type { Outcome } from '../kernel/errors.ts';
import type { Moment } from '../kernel/input/moment.ts';
import { sayingOutcome } from '../kernel/outcome.ts';
import { RestRefusal } from '../kernel/rest/upstream-error.ts';
import { findSignal, unknownSignal } from './find-signal.ts';
import { readHistoryEntry } from './desk.rest.ts';
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

type Needs = Pick<GatewayContext, 'rest' | 'features' | 'caller'>;

/** The service says by 412 that an expected value does not hold any more. */
export const isConflict = (error: unknown): error is RestRefusal =>
  error instanceof RestRefusal && error.status === 412;

/** Reads what is stored instead of a change that was refused. Should that fail, the change was refused all the same. */
export const readConflict = async (
  outcome: Outcome | undefined,
  read: () => Promise<ConflictRecord>,
): Promise<ConflictRecord> => {
  try {
    return await read();
  } catch (error) {
    throw sayingOutcome(error, outcome);
  }
};

/** What a refusal says of the change. */
export const outcomeIn = ({ extensions }: RestRefusal): Outcome | undefined =>
  extensions['outcome'] as Outcome | undefined;

/** Another status is stored than the caller saw. */
export const statusConflict = async (signalId: number, needs: Needs): Promise<ConflictRecord> => {
  const last = await lastStatusChange(signalId, needs);
  return conflict(signalId, needs, { message: signalTexts.statusChanged, fields: ['expectedStatus'], ...last });
};

/** Newer responses came in than the writer has seen. */
export const responseConflict = async (signalId: number, needs: Needs): Promise<ConflictRecord> => {
  const responses = await needs.rest.get('/api/response/GetResponsesList', { signalId }, ({ items }) =>
    items.map(readResponse),
  );
  const last = responses.at(-1);
  return conflict(signalId, needs, {
    message: signalTexts.newerResponse,
    fields: ['expectedLastResponseId'],
    changedBy: last?.author ?? null,
    changedAt: last?.respondedAt ?? null,
  });
};

/** A colleague works on the signal. */
export const takenConflict = async (signalId: number, needs: Needs): Promise<ConflictRecord> => {
  const taken = { fields: ['takeOver'], changedBy: null, changedAt: null };
  const made = await conflict(signalId, needs, { message: signalTexts.takenByAnother, ...taken });
  return { ...made, changedBy: made.current.takenBy?.name ?? null };
};

const conflict = async (
  signalId: number,
  needs: Needs,
  what: Omit<ConflictRecord, '__typename' | 'current'>,
): Promise<ConflictRecord> => {
  const current = await findSignal(signalId, needs);
  if (!current) throw unknownSignal();
  return { __typename: 'SignalConflict', ...what, current };
};

const lastStatusChange = async (
  signalId: number,
  { rest, features }: Needs,
): Promise<Pick<ConflictRecord, 'changedBy' | 'changedAt'>> => {
  if (!(await features.has('SIGNAL_DESK'))) return { changedBy: null, changedAt: null };
  const entries = await rest.find('/struma/signals/history', { signalId }, ({ items }) => items.map(readHistoryEntry));
  const last = entries?.findLast(({ kind }) => kind === 'STATUS');
  return { changedBy: last?.changedBy ?? null, changedAt: last?.changedAt ?? null };
};

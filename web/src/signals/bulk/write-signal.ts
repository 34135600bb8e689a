import { templatePlaceholders } from '@struma/shared/signals/template-placeholders.texts.ts';
import type { ApolloClient } from '@apollo/client';
import { conflict, done, type Done } from '../../platform/command/command.ts';
import { mutation } from '../../platform/command/operations.ts';
import { runForRow } from '../../platform/command/use-command.ts';
import { formatDateTime } from '../../platform/format.ts';
import { silentContext } from '../../platform/request/busy.ts';
import { readError } from '../../platform/request/read-error.ts';
import { toRowOutcome, type RowOutcome } from '../../ui/list/bulk/bulk-action.ts';
import type { SignalRowFragment } from '../signals.generated.ts';
import {
  CloseCheckedSignalDocument,
  type CloseCheckedSignalMutation,
  HandOverCheckedSignalDocument,
  PrioritizeCheckedSignalDocument,
  type PrioritizeCheckedSignalMutation,
  ReplyToCheckedSignalDocument,
  type ReplyToCheckedSignalMutation,
  SignalWorkNowDocument,
  type SignalWorkNowQuery,
  TakeCheckedSignalDocument,
  type TakeCheckedSignalMutation,
  UndoCheckedSignalDocument,
  type UndoCheckedSignalMutation,
} from './bulk.generated.ts';
import { fillPlaceholders, findUnfilled } from './placeholders.ts';
import { texts } from './signal-bulk.texts.ts';

type Row = SignalRowFragment;
type Outcome = Promise<RowOutcome<Row>>;
type SignalState = NonNullable<SignalWorkNowQuery['signal']>;

/** Assigns a signal to the user, unless a colleague works on the signal. */
export const takeSignal = async (client: ApolloClient, { id }: Row, userId: string): Outcome => {
  const outcome = await runForRow(
    client,
    mutation(TakeCheckedSignalDocument),
    {
      read: (result: TakeCheckedSignalMutation['takeSignal']) =>
        'current' in result ? conflict(result.current.takenBy?.name ?? null) : done(null),
      check: checkOf(client, id, ({ takenBy }) => takenBy?.id === userId),
    },
    { id, takeOver: false },
  );
  return toRowOutcome(outcome, (name) => ({ text: name === null ? texts.takenByAnother : texts.takenBy(name) }));
};

export const handOverSignal = async (client: ApolloClient, { id }: Row, colleagueId: string): Outcome => {
  const outcome = await runForRow(
    client,
    mutation(HandOverCheckedSignalDocument),
    { read: () => done(null), check: checkOf(client, id, ({ takenBy }) => takenBy?.id === colleagueId) },
    { id, colleagueId },
  );
  return toRowOutcome(outcome, () => ({ text: '' }));
};

/** Sets the priority, unless the stored priority differs from the one in the list. */
export const setPriority = async (client: ApolloClient, row: Row, priorityId: string | null): Outcome => {
  const outcome = await runForRow(
    client,
    mutation(PrioritizeCheckedSignalDocument),
    {
      read: (result: PrioritizeCheckedSignalMutation['setSignalPriority']) =>
        'current' in result ? conflict(result.current.priority) : done(null),
      check: checkOf(client, row.id, ({ priority }) => (priority?.id ?? null) === priorityId),
    },
    { id: row.id, priorityId, expectedPriorityId: row.priority?.id ?? null },
  );
  return toRowOutcome(outcome, (priority) => ({
    text: texts.priorityNow(priority?.name ?? texts.noPriority),
    row: { ...row, priority },
  }));
};

interface ReplyActionOptions<Replied> {
  /** True if the service stores a repeated reply only once. */
  isRepeatable: boolean;
  /** Returns the message for one signal. */
  textOf: (row: Replied, message: string) => string;
  /** Returns the idempotency key of a reply. A later request with the same key stores no second reply. */
  keyOf: (row: Replied, text: string) => string;
  /** Returns true if the signal is closed after the reply. */
  closes: (row: Replied) => boolean;
  /** Returns why a signal in its present state must not get the message; null if it may get the message. */
  refusalOf?: (now: SignalState) => string | null;
}

type RepliedSignal = Pick<Row, 'id' | 'status' | 'statusName' | 'lastResponseAt'> & Partial<Pick<Row, 'submitter'>>;

interface Reply {
  text: string;
  key: string;
  isOutcomeUnknown: boolean;
  isSent: boolean;
}

/**
 * Returns a function that sends a reply to one signal and, if `closes` returns true, closes the signal. Nothing is sent
 * if the submitter or a colleague has written since the row was read, if the signal has another submitter, or if the
 * status of a signal to close has changed.
 * With `isRepeatable`, the call can be repeated after an unknown outcome: the reply has the same key, so it is not
 * stored twice.
 */
export const createReplyAction = <Replied extends RepliedSignal>(
  client: ApolloClient,
  { isRepeatable, textOf, keyOf, closes, refusalOf = () => null }: ReplyActionOptions<Replied>,
): ((row: Replied, message: string) => Promise<RowOutcome<Replied>>) => {
  const replies = new Map<string, Reply>();
  const prepareReply = (row: Replied, message: string): Reply => {
    const earlier = replies.get(row.id);
    // A reply that may be stored keeps its text and key, even if `textOf` returns another text now.
    if (earlier?.isSent || earlier?.isOutcomeUnknown) return earlier;
    const text = textOf(row, message);
    const reply = { text, key: keyOf(row, text), isOutcomeUnknown: false, isSent: false };
    replies.set(row.id, reply);
    return reply;
  };
  return async (row, message) => {
    const reply = prepareReply(row, message);
    const isClosing = closes(row);
    if (isClosing && row.status === 'CLOSED') return { kind: 'refused', text: texts.statusNow(row.statusName) };
    if (reply.isSent && !isClosing) return { kind: 'done' };
    const obstacle = await findObstacle(client, row, reply, { isClosing, refusalOf });
    if (obstacle) return withEarlierReply(obstacle, reply);
    if (!reply.isSent) {
      const outcome = await sendReply(client, row.id, reply, isRepeatable);
      if (!reply.isSent) return toRowOutcome(outcome, () => ({ text: '' }));
    }
    return isClosing ? withEarlierReply(await closeSignal(client, row), reply) : { kind: 'done' };
  };
};

const sendReply = async (client: ApolloClient, signalId: string, reply: Reply, isRepeatable: boolean) => {
  const outcome = await runForRow(
    client,
    mutation(ReplyToCheckedSignalDocument),
    {
      read: (result: ReplyToCheckedSignalMutation['replyToSignal']) =>
        result.__typename === 'ReplyToSignalSuccess' ? done(null) : null,
      isRepeatable,
    },
    { signalId, idempotencyKey: reply.key, message: { text: reply.text } },
    reply.isOutcomeUnknown,
  );
  // A reused key was sent with an earlier message: that message is stored.
  reply.isSent = outcome.kind === 'done' || outcome.kind === 'key-reused';
  reply.isOutcomeUnknown = outcome.kind === 'unknown';
  return outcome;
};

/** Reads the signal, and returns why it gets no reply now; null if it gets a reply. */
const findObstacle = async <Replied extends RepliedSignal>(
  client: ApolloClient,
  row: Replied,
  reply: Reply,
  { isClosing, refusalOf }: { isClosing: boolean; refusalOf: (now: SignalState) => string | null },
): Promise<RowOutcome<Replied> | null> => {
  const now = await readState(client, row.id);
  if (now === 'signed-out') return { kind: 'signed-out' };
  if (now === null) return { kind: 'failed', text: texts.notRead };
  const refusal = refusalOf(now);
  if (refusal !== null) return { kind: 'refused', text: refusal };
  // The newest message may be this reply.
  if (reply.isSent || reply.isOutcomeUnknown) return null;
  const { status, statusName, submitter } = now;
  // The message may name the client.
  if (row.submitter !== undefined && row.submitter?.id !== submitter?.id)
    return { kind: 'conflict', text: texts.otherSubmitter(submitter?.name ?? null), row: { ...row, submitter } };
  // The client would read that the signal is closed, and the signal would keep the status of a colleague.
  if (isClosing && status !== row.status)
    return { kind: 'conflict', text: texts.statusNow(statusName), row: { ...row, status, statusName } };
  if (now.lastResponseAt === row.lastResponseAt) return null;
  return { kind: 'conflict', text: texts.newMessage, row: { ...row, lastResponseAt: now.lastResponseAt } };
};

/** Adds to a failed outcome that the reply is stored although the signal is not closed, or that it may be stored. */
const withEarlierReply = <Replied>(outcome: RowOutcome<Replied>, reply: Reply): RowOutcome<Replied> => {
  if (!('text' in outcome)) return outcome;
  if (!reply.isSent) return reply.isOutcomeUnknown ? { ...outcome, kind: 'unknown' } : outcome;
  const text = outcome.kind === 'unknown' ? texts.maybeClosed : texts.notClosed;
  return { ...outcome, text: outcome.text ? `${text} (${outcome.text})` : text };
};

interface CloseRun {
  isRepeatable: boolean;
  /** Name of the signed-in operator, for the placeholder of a template. */
  operator: string;
}

/**
 * Returns a function that replies to a signal and closes it. Repeated calls for a signal use the same key. Facts of the
 * signal replace the placeholders of the message. If a fact is missing, nothing is sent.
 */
export const createCloseAction = (client: ApolloClient, { isRepeatable, operator }: CloseRun) => {
  const keys = new Map<string, string>();
  const keyOf = ({ id }: RepliedSignal): string => {
    const key = keys.get(id) ?? crypto.randomUUID();
    keys.set(id, key);
    return key;
  };
  const textOf = (row: Row, message: string): string => fillPlaceholders(message, factsOf(row, operator));
  const send = createReplyAction<Row>(client, { isRepeatable, textOf, keyOf, closes: () => true });
  return async (row: Row, message: string): Outcome => {
    const unfilled = findUnfilled(message, factsOf(row, operator));
    return unfilled === null ? send(row, message) : { kind: 'refused', text: texts.unfilled(unfilled) };
  };
};

/** The values of the placeholders of the reply templates. */
const factsOf = ({ id, title, createdAt, submitter, workCardNo }: Row, operator: string) => ({
  [templatePlaceholders.client]: submitter?.name,
  [templatePlaceholders.number]: id,
  [templatePlaceholders.title]: title,
  [templatePlaceholders.date]: formatDateTime(createdAt).slice(0, 10),
  [templatePlaceholders.workCard]: workCardNo,
  [templatePlaceholders.operator]: operator,
});

const closeSignal = async <Closed extends RepliedSignal>(
  client: ApolloClient,
  row: Closed,
): Promise<RowOutcome<Closed>> => {
  const outcome = await runForRow(
    client,
    mutation(CloseCheckedSignalDocument),
    {
      read: (result: CloseCheckedSignalMutation['changeSignalStatus']) => {
        if (result.__typename === 'SignalConflict') return conflict(result.current);
        return result.__typename === 'ChangeSignalStatusSuccess' ? done(null) : null;
      },
      check: checkOf(client, row.id, ({ status }) => status === 'CLOSED'),
    },
    { id: row.id, status: 'CLOSED' as const, expectedStatus: row.status },
  );
  return toRowOutcome(outcome, ({ status, statusName }) => ({
    text: texts.statusNow(statusName),
    row: { ...row, status, statusName },
  }));
};

/**
 * Restores the status before the user closed the signal with a message; a client who waited before it waits again. The
 * service refuses it after ten minutes.
 */
export const undoClosing = async (client: ApolloClient, { id }: Row): Outcome => {
  const outcome = await runForRow(
    client,
    mutation(UndoCheckedSignalDocument),
    {
      read: (result: UndoCheckedSignalMutation['undoSignalStatus']) => {
        if (result.__typename === 'SignalConflict') return conflict(result.current);
        return result.__typename === 'UndoSignalStatusSuccess' ? done(null) : null;
      },
      check: checkOf(client, id, ({ status }) => status !== 'CLOSED'),
    },
    { id, status: 'CLOSED' as const, reopensWait: true },
  );
  return toRowOutcome(outcome, ({ statusName }) => ({ text: texts.statusNow(statusName) }));
};

/** Returns a function that reads, after an unknown outcome, whether the change is stored. */
const checkOf =
  (client: ApolloClient, id: string, isStored: (signal: SignalState) => boolean) =>
  async (): Promise<Done<null> | 'not-stored' | 'unknown'> => {
    const now = await readState(client, id);
    if (now === null || now === 'signed-out') return 'unknown';
    return isStored(now) ? done(null) : 'not-stored';
  };

const readState = async (client: ApolloClient, id: string): Promise<SignalState | 'signed-out' | null> => {
  const read = { query: SignalWorkNowDocument, variables: { id }, fetchPolicy: 'no-cache' } as const;
  try {
    const { data } = await client.query({ ...read, context: { ...silentContext } });
    return data?.signal ?? null;
  } catch (error) {
    return readError(error).code === 'UNAUTHENTICATED' ? 'signed-out' : null;
  }
};

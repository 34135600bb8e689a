import type { ApolloClient } from '@apollo/client';
import { conflict, done } from '../../platform/command/command.ts';
import { mutation } from '../../platform/command/operations.ts';
import { runForRow } from '../../platform/command/use-command.ts';
import type { ReplyToSignalInput } from '../../types.ts';
import { toRowOutcome, type RowOutcome } from '../../ui/list/bulk/bulk-action.ts';
import type { SignalRowFragment } from '../signals.generated.ts';
import {
  CloseCheckedSignalDocument,
  type CloseCheckedSignalMutation,
  ReplyToCheckedSignalDocument,
  type ReplyToCheckedSignalMutation,
} from './bulk.generated.ts';
import { texts } from './signal-bulk.texts.ts';
import { checkOf, readLatestResponse, readState, type SignalState } from './stored-state.ts';

/** What the REST service can do for replies. */
export interface ServiceFeatures {
  /** True if the service stores a repeated reply only once. */
  isRepeatable: boolean;
  /** True if the service compares the client and the latest response with those that the user saw. */
  comparesValues: boolean;
}

interface ReplyActionOptions<Replied> extends ServiceFeatures {
  /** Returns the message for one signal. */
  textOf: (row: Replied, message: string) => string;
  /** Returns the idempotency key of a reply. A later request with the same key stores no second reply. */
  keyOf: (row: Replied, text: string) => string;
  /** Returns true if the signal is closed after the reply. */
  closes: (row: Replied) => boolean;
  /** Returns why a signal in its present state must not get the message; null if it may get the message. */
  refusalOf?: (now: SignalState) => string | null;
}

export type RepliedSignal = Pick<SignalRowFragment, 'id' | 'status' | 'statusName' | 'lastResponseAt'> &
  Partial<Pick<SignalRowFragment, 'submitter'>>;

interface Reply {
  text: string;
  key: string;
  /** What the user saw, which the service compares. */
  expected: Pick<ReplyToSignalInput, 'expectedLastResponseId' | 'expectedSubmitterId'>;
  isOutcomeUnknown: boolean;
  isSent: boolean;
  /** The latest response that the user knows of, once the reply is stored. */
  seen: string | undefined;
}

/**
 * Returns a function that sends a reply to one signal and, if `closes` returns true, closes the signal. Nothing is sent
 * if the submitter or a colleague has written since the row was read, if the signal has another submitter, or if the
 * status of a signal to close has changed. A signal is not closed if a message comes after the reply.
 * With `isRepeatable`, the call can be repeated after an unknown outcome: the reply has the same key, so it is not
 * stored twice.
 */
export const createReplyAction = <Replied extends RepliedSignal>(
  client: ApolloClient,
  { isRepeatable, comparesValues, textOf, keyOf, closes, refusalOf = () => null }: ReplyActionOptions<Replied>,
): ((row: Replied, message: string) => Promise<RowOutcome<Replied>>) => {
  const replies = new Map<string, Reply>();
  const prepareReply = (row: Replied, message: string): Reply => {
    const earlier = replies.get(row.id);
    // A reply that may be stored keeps its text and key, even if `textOf` returns another text now.
    if (earlier?.isSent || earlier?.isOutcomeUnknown) return earlier;
    const text = textOf(row, message);
    const reply = {
      text,
      key: keyOf(row, text),
      expected: {},
      isOutcomeUnknown: false,
      isSent: false,
      seen: undefined,
    };
    replies.set(row.id, reply);
    return reply;
  };
  return async (row, message) => {
    const reply = prepareReply(row, message);
    const isClosing = closes(row);
    if (isClosing && row.status === 'CLOSED') return { kind: 'refused', text: texts.statusNow(row.statusName) };
    if (reply.isSent && !isClosing) return { kind: 'done' };
    // Before the state: a message that comes between the two reads is in the state, and the reply is not sent.
    const latest = comparesValues ? await readLatestResponse(client, row.id) : undefined;
    const obstacle = await findObstacle(client, row, reply, { isClosing, refusalOf });
    if (obstacle) return withEarlierReply(obstacle, reply);
    if (latest === null) return withEarlierReply(notRead, reply);
    if (!reply.isSent) {
      // The first attempt may have stored its reply: a repetition with other values would be another reply.
      if (!reply.isOutcomeUnknown) reply.expected = expectedOf(row, latest);
      const outcome = await sendReply(client, row, reply, isRepeatable);
      if (!reply.isSent) return toRowOutcome(outcome, (stored) => stored);
    }
    if (!isClosing) return { kind: 'done' };
    reply.seen ??= latest;
    return withEarlierReply(await closeSignal(client, row, reply), reply);
  };
};

const notRead = { kind: 'failed', text: texts.notRead } as const;

/** The values that the service shall compare. `latest` is undefined if it compares none. */
const expectedOf = ({ submitter }: RepliedSignal, latest: string | undefined): Reply['expected'] =>
  latest === undefined
    ? {}
    : {
        expectedLastResponseId: latest,
        ...(submitter !== undefined && { expectedSubmitterId: submitter?.id ?? null }),
      };

/** Sends the reply, and notes its number. */
const sendReply = async <Replied extends RepliedSignal>(
  client: ApolloClient,
  row: Replied,
  reply: Reply,
  isRepeatable: boolean,
) => {
  const outcome = await runForRow(
    client,
    mutation(ReplyToCheckedSignalDocument),
    {
      read: (result: ReplyToCheckedSignalMutation['replyToSignal']) => {
        if (result.__typename === 'SignalConflict') return conflict(describeConflict(row, result));
        return result.__typename === 'ReplyToSignalSuccess' ? done(result.responseId ?? undefined) : null;
      },
      isRepeatable,
    },
    { signalId: row.id, idempotencyKey: reply.key, message: { text: reply.text }, ...reply.expected },
    reply.isOutcomeUnknown,
  );
  // A reused key was sent with an earlier message: that message is stored.
  reply.isSent = outcome.kind === 'done' || outcome.kind === 'key-reused';
  reply.isOutcomeUnknown = outcome.kind === 'unknown';
  const isCompared = reply.expected.expectedLastResponseId !== undefined;
  if (outcome.kind === 'done' && isCompared) reply.seen = outcome.value;
  return outcome;
};

type ReplyConflict = Pick<
  Extract<ReplyToCheckedSignalMutation['replyToSignal'], { __typename: 'SignalConflict' }>,
  'fields' | 'current'
>;

/** Describes what has changed since the user saw the row. */
const describeConflict = <Replied extends RepliedSignal>(
  row: Replied,
  { fields, current: { submitter, lastResponseAt } }: ReplyConflict,
): { text: string; row: Replied } =>
  fields.includes('expectedSubmitterId')
    ? { text: texts.otherSubmitter(submitter?.name ?? null), row: { ...row, submitter } }
    : { text: texts.newMessage, row: { ...row, lastResponseAt } };

/** Reads the signal, and returns why it gets no reply now; null if it gets a reply. */
const findObstacle = async <Replied extends RepliedSignal>(
  client: ApolloClient,
  row: Replied,
  reply: Reply,
  { isClosing, refusalOf }: { isClosing: boolean; refusalOf: (now: SignalState) => string | null },
): Promise<RowOutcome<Replied> | null> => {
  const now = await readState(client, row.id);
  if (now === 'signed-out') return { kind: 'signed-out' };
  if (now === null) return notRead;
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

/**
 * Closes the signal if it has the client of the row, and no response after the one that the user knows of. After a
 * conflict the user knows of the responses until now.
 */
const closeSignal = async <Closed extends RepliedSignal>(
  client: ApolloClient,
  row: Closed,
  reply: Reply,
): Promise<RowOutcome<Closed>> => {
  const outcome = await runForRow(
    client,
    mutation(CloseCheckedSignalDocument),
    {
      read: (result: CloseCheckedSignalMutation['changeSignalStatus']) => {
        if (result.__typename === 'SignalConflict') return conflict(result);
        return result.__typename === 'ChangeSignalStatusSuccess' ? done(null) : null;
      },
      check: checkOf(client, row.id, ({ status }) => status === 'CLOSED'),
    },
    {
      id: row.id,
      status: 'CLOSED' as const,
      expectedStatus: row.status,
      ...expectedOf(row, reply.seen),
    },
  );
  if (outcome.kind === 'conflict' && reply.seen !== undefined)
    reply.seen = (await readLatestResponse(client, row.id)) ?? reply.seen;
  return toRowOutcome(outcome, ({ fields, current: { status, statusName, ...current } }) =>
    fields.includes('expectedStatus')
      ? { text: texts.statusNow(statusName), row: { ...row, status, statusName } }
      : describeConflict(row, { fields, current }),
  );
};

import type { AddSignalNoteInput, InvalidInput, Refusal, ReplyToSignalInput } from '@struma/schema/resolvers.ts';
import type { GatewayContext } from '../kernel/context.ts';
import { readId } from '../kernel/input/ids.ts';
import { readReply } from '../kernel/rest/reply.ts';
import type { UploadFile } from '../kernel/rest/rest.ts';
import { RestRefusal } from '../kernel/rest/upstream-error.ts';
import { demandSignalId } from './find-signal.ts';
import { problemOf, writeDocument } from './message-input.ts';
import { invalid, refused } from './outcomes.ts';
import { requireOwnSignals, isOperator } from './own-signals.ts';
import { isConflict, outcomeIn, readConflict, responseConflict } from './signal-conflict.ts';
import type { ConflictRecord } from './signal-conflict.ts';
import { signalTexts } from './signals.texts.ts';

export interface ReplySent {
  __typename: 'ReplyToSignalSuccess';
  responseId: number;
  /** The record is read back only where it is selected. */
  signalId: number;
}

export interface NoteAdded {
  __typename: 'AddSignalNoteSuccess';
  noteId: number;
  signalId: number;
}

export type ReplyResult = ReplySent | InvalidInput | Refusal | ConflictRecord;
export type NoteResult = NoteAdded | InvalidInput | Refusal;

export type WriteNeeds = Pick<GatewayContext, 'rest' | 'features' | 'caller'>;

/** Files that go with a message. */
export interface Enclosure {
  files: AsyncIterable<UploadFile>;
  signal?: AbortSignal | undefined;
}

/** SG-12, SG-13: answers in a signal's conversation, each for the own side. The mutation and POST /files share it. */
export const replyToSignal = async (
  needs: WriteNeeds,
  input: ReplyToSignalInput,
  enclosure?: Enclosure,
): Promise<ReplyResult> => {
  const signalId = demandSignalId(input.signalId);
  const problem = problemOf(input.message);
  if (problem) return invalid([problem]);
  const { features, caller } = needs;
  await requireOwnSignals(caller, features);
  const expected = readExpected(input.expectedLastResponseId);
  const fields = {
    fromClient: String(!isOperator(caller)),
    ...(expected !== null && { expectedLastResponseId: String(expected) }),
  };
  const send = () => sendMessage(needs, { path: '/api/response/CreateResponse/', signalId, input, fields, enclosure });
  try {
    const outcome = await send();
    if (typeof outcome !== 'number') return outcome;
    return { __typename: 'ReplyToSignalSuccess', responseId: outcome, signalId };
  } catch (error) {
    if (isConflict(error)) return readConflict(outcomeIn(error), () => responseConflict(signalId, needs));
    throw error;
  }
};

/** A note among the utility's own people. */
export const addSignalNote = async (
  needs: WriteNeeds,
  input: AddSignalNoteInput,
  enclosure?: Enclosure,
): Promise<NoteResult> => {
  const signalId = demandSignalId(input.signalId);
  const problem = problemOf(input.message);
  if (problem) return invalid([problem]);
  const outcome = await sendMessage(needs, { path: '/struma/signals/notes', signalId, input, fields: {}, enclosure });
  if (typeof outcome !== 'number') return outcome;
  return { __typename: 'AddSignalNoteSuccess', noteId: outcome, signalId };
};

interface Message {
  path: string;
  signalId: number;
  input: ReplyToSignalInput | AddSignalNoteInput;
  fields: Record<string, string>;
  enclosure: Enclosure | undefined;
}

/** Sends a message with its files; the number that the service gave it, or why it did not. */
const sendMessage = async (
  { rest, features }: WriteNeeds,
  { path, signalId, input, fields, enclosure }: Message,
): Promise<number | InvalidInput | Refusal> => {
  const repeatable = await features.has('IDEMPOTENCY');
  const message = writeDocument(input.message);
  // A text in an address would be logged on its way; only a service that knows no other form gets it there.
  const all = { signalId: String(signalId), message, ...fields };
  const { message: _message, ...short } = all;
  const [query, form] = repeatable ? [path.startsWith('/api/') ? short : {}, all] : [all, {}];
  const options = {
    idempotencyKey: input.idempotencyKey,
    repeatable,
    ...(enclosure?.signal && { signal: enclosure.signal }),
  };
  try {
    return readAnswer(await rest.postMultipart(path, query, form, enclosure?.files ?? null, options));
  } catch (error) {
    if (error instanceof RestRefusal && error.status === 422)
      return invalid([{ field: 'idempotencyKey', code: 'DUPLICATE', message: signalTexts.keyTaken }]);
    throw error;
  }
};

/** SG-13: a positive number in brackets names the new response; 0 is a refusal; without one nothing is known to be stored. */
const readAnswer = (answer: string): number | Refusal => {
  const { code, text } = readReply(answer);
  if (code === null) return refused('NOT_RECORDED', signalTexts.notRecorded);
  if (code <= 0) return refused('SERVICE_REFUSED', text || signalTexts.refused);
  return code;
};

/** The latest response that the writer has seen, 0 for none. An id that none can have was none. */
const readExpected = (id: string | null | undefined): number | null => (id ? (readId(id) ?? 0) : null);

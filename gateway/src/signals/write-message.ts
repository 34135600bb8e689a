import type {
  AddSignalNoteInput,
  InvalidInput,
  Refusal,
  ReplyToSignalInput,
  ResolversTypes,
} from '../kernel/schema-types.generated.ts';
import type { GatewayContext } from '../kernel/context.ts';
import { isConflict, outcomeIn, readConflict } from '../kernel/conflict.ts';
import { readKey } from '../kernel/rest/idempotency-key.ts';
import { readCodedText } from '../kernel/rest/reply.ts';
import type { UploadFile } from '../kernel/rest/rest.ts';
import { RestStatusError } from '../kernel/rest/upstream-error.ts';
import { createSuccess } from '../kernel/success.ts';
import { requireSignalId } from './find-signal.ts';
import { problemOf, writeDocument } from './message-input.ts';
import { createInvalidInput, createRefusal } from '../kernel/failures.ts';
import { requireOwnSignalsFeature, isOperator } from './own-signals.ts';
import { readExpected } from './expected-values.ts';
import { createMessageConflict } from './signal-conflict.ts';
import { signalTexts } from './signals.texts.ts';

type ReplyResult = Awaited<ResolversTypes['ReplyToSignalResult']>;
type NoteResult = Awaited<ResolversTypes['AddSignalNoteResult']>;

export type WriteContext = Pick<GatewayContext, 'rest' | 'features' | 'principal'>;

/** Files of a message. */
export interface AttachmentInput {
  files: AsyncIterable<UploadFile>;
  signal?: AbortSignal | undefined;
}

/** SG-12, SG-13: adds a response of an operator or of the submitter, for the mutation and for POST /files. */
export const replyToSignal = async (
  context: WriteContext,
  input: ReplyToSignalInput,
  attachments?: AttachmentInput,
): Promise<ReplyResult> => {
  const signalId = requireSignalId(input.signalId);
  const problem = problemOf(input.message);
  if (problem) return createInvalidInput([problem]);
  const { features, principal } = context;
  await requireOwnSignalsFeature(principal, features);
  const expected = readExpected(input);
  const fields = {
    fromClient: String(!isOperator(principal)),
    ...Object.fromEntries(Object.entries(expected).map(([name, id]) => [name, String(id)])),
  };
  const send = () =>
    sendMessage(context, { path: '/api/response/CreateResponse/', signalId, input, fields, attachments });
  try {
    const result = await send();
    if (typeof result !== 'number') return result;
    return createSuccess('ReplyToSignalSuccess', { responseId: result, signalId });
  } catch (error) {
    if (isConflict(error)) return readConflict(outcomeIn(error), () => createMessageConflict(signalId, context, input));
    throw error;
  }
};

/** Adds a note for operators. */
export const addSignalNote = async (
  context: WriteContext,
  input: AddSignalNoteInput,
  attachments?: AttachmentInput,
): Promise<NoteResult> => {
  const signalId = requireSignalId(input.signalId);
  const problem = problemOf(input.message);
  if (problem) return createInvalidInput([problem]);
  const path = '/struma/signals/notes';
  const result = await sendMessage(context, { path, signalId, input, fields: {}, attachments });
  if (typeof result !== 'number') return result;
  return createSuccess('AddSignalNoteSuccess', { noteId: result, signalId });
};

interface Message {
  path: string;
  signalId: number;
  input: ReplyToSignalInput | AddSignalNoteInput;
  fields: Record<string, string>;
  attachments: AttachmentInput | undefined;
}

/** Sends a message with its files. Returns the number of the stored message, or why it was not stored. */
const sendMessage = async (
  { rest, features }: WriteContext,
  { path, signalId, input, fields, attachments }: Message,
): Promise<number | InvalidInput | Refusal> => {
  const key = await readKey(features, input);
  const message = writeDocument(input.message);
  // A service without IDEMPOTENCY may read its parameters in the URL only. Every other service receives the text in the
  // form, because proxies log URLs.
  const parameters = { signalId: String(signalId), message, ...fields };
  const { message: _message, ...withoutMessage } = parameters;
  const [query, form] = key.isRepeatable
    ? [path.startsWith('/api/') ? withoutMessage : {}, parameters]
    : [parameters, {}];
  const options = {
    ...key,
    ...(attachments?.signal && { signal: attachments.signal }),
  };
  try {
    return parseResponse(await rest.postMultipart(path, query, form, attachments?.files ?? null, options));
  } catch (error) {
    if (error instanceof RestStatusError && error.status === 422)
      return createInvalidInput([{ field: 'idempotencyKey', code: 'DUPLICATE', message: signalTexts.keyTaken }]);
    throw error;
  }
};

/**
 * SG-13: a positive number in brackets is the number of the new message, 0 means a refusal. Without a number nothing
 * was recorded.
 */
const parseResponse = (response: string): number | Refusal => {
  const { code, text } = readCodedText(response);
  if (code === null) return createRefusal('NOT_RECORDED', signalTexts.notRecorded);
  if (code <= 0) return createRefusal('SERVICE_REFUSED', text || signalTexts.refused);
  return code;
};

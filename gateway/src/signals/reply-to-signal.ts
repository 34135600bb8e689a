import type {
  InputProblemCode,
  InvalidInput,
  Refusal,
  RefusalCode,
  ReplyToSignalInput,
} from '@struma/schema/resolvers.ts';
import { typedError } from '../kernel/errors.ts';
import type { Features } from '../kernel/features.ts';
import { readId } from '../kernel/ids.ts';
import { readReply } from '../kernel/reply.ts';
import type { RestCalls, UploadFile } from '../kernel/rest.ts';
import { RestRefusal } from '../kernel/rest-trouble.ts';
import { documentOf, isBlank, longestText, plainText } from '../kernel/rich-document.ts';
import type { RichNode } from '../kernel/rich-document.ts';
import { signalTexts } from './signals.texts.ts';

export interface ReplySent {
  __typename: 'ReplyToSignalSuccess';
  responseId: number;
  /** The record is read back only where it is selected. */
  signalId: number;
}

export type ReplyResult = ReplySent | InvalidInput | Refusal;

interface ReplyNeeds {
  rest: RestCalls;
  features: Features;
}

interface Enclosure {
  files: AsyncIterable<UploadFile>;
  signal?: AbortSignal | undefined;
}

/** SG-12, SG-13: answers a signal as an operator. The mutation and POST /files/signals/{id}/responses share it. */
export const replyToSignal = async (
  { rest, features }: ReplyNeeds,
  input: ReplyToSignalInput,
  enclosure?: Enclosure,
): Promise<ReplyResult> => {
  const signalId = readId(input.signalId);
  if (signalId === null) throw typedError('NOT_FOUND', { message: signalTexts.unknown });
  const document = input.message.document ?? documentOf(input.message.text ?? '');
  const text = plainText(document as unknown as RichNode);
  if (isBlank(text)) return invalid('message', 'REQUIRED', signalTexts.messageRequired);
  if (text.length > longestText) return invalid('message', 'LENGTH', signalTexts.messageTooLong(longestText));

  const repeatable = await features.has('IDEMPOTENCY');
  const message = JSON.stringify(document);
  // A text in an address would be logged on its way; only a service that knows no other form gets it there.
  const inAddress: Record<string, string> = repeatable ? {} : { message };
  const query = { signalId: String(signalId), ...inAddress, fromClient: 'false' };
  const options = {
    idempotencyKey: input.idempotencyKey,
    repeatable,
    ...(enclosure?.signal && { signal: enclosure.signal }),
  };
  try {
    const files = enclosure?.files ?? null;
    const fields: Record<string, string> = repeatable ? { message } : {};
    return readResult(
      await rest.postMultipart('/api/response/CreateResponse/', query, fields, files, options),
      signalId,
    );
  } catch (error) {
    if (error instanceof RestRefusal && error.status === 422)
      return invalid('idempotencyKey', 'DUPLICATE', signalTexts.keyTaken);
    throw error;
  }
};

/** SG-13: a positive number in brackets names the new response; 0 is a refusal; without one nothing is known to be stored. */
const readResult = (answer: string, signalId: number): ReplyResult => {
  const { code, text } = readReply(answer);
  if (code === null) return refused('NOT_RECORDED', signalTexts.notRecorded);
  if (code <= 0) return refused('SERVICE_REFUSED', text || signalTexts.refused);
  return { __typename: 'ReplyToSignalSuccess', responseId: code, signalId };
};

const refused = (code: RefusalCode, message: string): Refusal => ({ __typename: 'Refusal', code, message });

const invalid = (field: string, code: InputProblemCode, message: string): InvalidInput => ({
  __typename: 'InvalidInput',
  message,
  problems: [{ path: [field], code, message }],
});

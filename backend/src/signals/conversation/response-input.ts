import type { Principal } from '../../kernel/access/access.ts';
import { isOperator } from '../../kernel/access/access-rules.ts';
import { Refusal } from '../../kernel/http/refusal.ts';
import { requireMessage } from './require-message.ts';
import { readFlag, readRecordId } from './form-fields.ts';
import type { ReceivedFile, MessageForm } from './message-form.ts';
import { signalTexts } from '../signals.texts.ts';

export type ResponseKind = 'CLIENT' | 'OPERATOR' | 'INTERNAL_NOTE';

export interface NewResponse {
  signalId: number;
  kind: ResponseKind;
  /** JSON of the document. */
  message: string;
  files: ReceivedFile[];
  /** Id of the latest response that the writer has seen; 0: none. If undefined, the latest response is not compared. */
  expectedLast: number | undefined;
  /** Id of the submitter for whom the message is meant; 0: none. If undefined, the submitter is not compared. */
  expectedSubmitter: number | undefined;
}

interface QueryFields {
  signalId?: number | undefined;
  message?: string | undefined;
  fromClient?: boolean | undefined;
  expectedLastResponseId?: number | undefined;
  expectedSubmitterId?: number | undefined;
}

/** Parses a reply from the query and the form. Operators reply only as the utility, others only as the submitter. */
export const readReply = (principal: Principal, query: QueryFields, form: MessageForm): NewResponse => {
  const signalId = readSignalId(query, form);
  const isFromClient = query.fromClient ?? readFlag(form.fields, 'fromClient');
  const isClient = !isOperator(principal);
  if (isFromClient !== undefined && isFromClient !== isClient)
    throw new Refusal(isClient ? signalTexts.replyFromOperator : signalTexts.replyFromClient);
  return {
    signalId,
    kind: isClient ? 'CLIENT' : 'OPERATOR',
    message: requireMessage(query.message ?? form.fields.get('message') ?? ''),
    files: form.files,
    expectedLast: query.expectedLastResponseId ?? readRecordId(form.fields, 'expectedLastResponseId'),
    expectedSubmitter: query.expectedSubmitterId ?? readRecordId(form.fields, 'expectedSubmitterId'),
  };
};

/** Parses an internal note from its form. */
export const readNote = (form: MessageForm): NewResponse => ({
  signalId: readSignalId({}, form),
  kind: 'INTERNAL_NOTE',
  message: requireMessage(form.fields.get('message') ?? ''),
  files: form.files,
  expectedLast: undefined,
  expectedSubmitter: undefined,
});

const readSignalId = (query: QueryFields, form: MessageForm): number => {
  const signalId = query.signalId ?? readRecordId(form.fields, 'signalId');
  if (signalId === undefined) throw new Refusal(signalTexts.replyWithoutSignal);
  return signalId;
};

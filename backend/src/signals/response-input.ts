import type { Person } from '../kernel/access.ts';
import { isOperator } from '../kernel/desk.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { ReceivedFile, ResponseForm } from './response-form.ts';
import { readMessage } from './rich-text.ts';
import { signalTexts } from './signals.texts.ts';

export type ResponseKind = 'CLIENT' | 'OPERATOR' | 'INTERNAL_NOTE';

export interface NewResponse {
  signalId: number;
  kind: ResponseKind;
  /** JSON of the document. */
  message: string;
  files: ReceivedFile[];
  /** 0: the writer has seen no response. Undefined: not compared. */
  expectedLast: number | undefined;
}

interface GivenFields {
  signalId?: number | undefined;
  message?: string | undefined;
  fromClient?: boolean | undefined;
  expectedLastResponseId?: number | undefined;
}

/** A reply out of the address and the form: each speaks for the own side only. */
export const readReply = (person: Person, query: GivenFields, form: ResponseForm): NewResponse => {
  const signalId = readSignalId(query, form);
  const claimed = query.fromClient ?? readFlag(form.fields.get('fromClient'));
  const isClient = !isOperator(person);
  if (claimed !== undefined && claimed !== isClient)
    throw new Refusal(isClient ? signalTexts.replyFromOperator : signalTexts.replyFromClient);
  return {
    signalId,
    kind: isClient ? 'CLIENT' : 'OPERATOR',
    message: readText(query.message ?? form.fields.get('message') ?? ''),
    files: form.files,
    expectedLast: query.expectedLastResponseId ?? readNumber(form.fields.get('expectedLastResponseId')),
  };
};

/** A note among the utility's own people out of its form. */
export const readNote = (form: ResponseForm): NewResponse => ({
  signalId: readSignalId({}, form),
  kind: 'INTERNAL_NOTE',
  message: readText(form.fields.get('message') ?? ''),
  files: form.files,
  expectedLast: undefined,
});

/** JSON of the document that a text is to be stored as. */
export const readText = (given: string): string => {
  const message = readMessage(given);
  if (message === 'empty') throw new Refusal(signalTexts.replyEmpty);
  if (message === 'not-allowed') throw new Refusal(signalTexts.replyNotAllowed);
  if (message === 'too-long') throw new Refusal(signalTexts.replyTooLong);
  return message.document;
};

const readSignalId = (query: GivenFields, form: ResponseForm): number => {
  const signalId = query.signalId ?? readNumber(form.fields.get('signalId'));
  if (signalId === undefined || !Number.isSafeInteger(signalId)) throw new Refusal(signalTexts.replyWithoutSignal);
  return signalId;
};

const readNumber = (text: string | undefined): number | undefined => (text ? Number(text) : undefined);

const readFlag = (text: string | undefined): boolean | undefined => (text ? text === 'true' : undefined);

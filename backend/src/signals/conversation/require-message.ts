import { Refusal } from '../../kernel/http/refusal.ts';
import { readMessage, type ReadMessage } from './rich-text.ts';
import { signalTexts } from '../signals.texts.ts';

/** Why a message is not stored, in words. */
export const problemTexts: Readonly<Record<Extract<ReadMessage, string>, string>> = {
  empty: signalTexts.replyEmpty,
  'not-allowed': signalTexts.replyNotAllowed,
  'too-long': signalTexts.replyTooLong,
};

/** JSON of the document that a message is to be stored as; a message that may not be stored is refused. */
export const requireMessage = (given: string, texts = problemTexts): string => {
  const message = readMessage(given);
  if (typeof message === 'string') throw new Refusal(texts[message]);
  return message.document;
};

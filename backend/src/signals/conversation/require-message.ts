import { Refusal } from '../../kernel/http/refusal.ts';
import { readMessage, type ReadMessage } from './rich-text.ts';
import { signalTexts } from '../signals.texts.ts';

/** Bulgarian texts of the reasons why a message is refused. */
export const problemTexts: Readonly<Record<Extract<ReadMessage, string>, string>> = {
  empty: signalTexts.replyEmpty,
  'not-allowed': signalTexts.replyNotAllowed,
  'too-long': signalTexts.replyTooLong,
  'too-large': signalTexts.replyTooLarge,
};

/** Returns the JSON of the document to store. Throws a refusal if the message is invalid. */
export const requireMessage = (input: string, texts = problemTexts): string => {
  const message = readMessage(input);
  if (typeof message === 'string') throw new Refusal(texts[message]);
  return message.document;
};

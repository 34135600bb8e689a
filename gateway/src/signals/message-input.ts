import type { RichTextInput } from '../kernel/schema-types.generated.ts';
import { documentOf, isTooLarge, maxTextLength, plainText } from '@struma/shared/rich-document.ts';
import { isBlank } from '@struma/shared/visible-text.ts';
import type { RichNode } from '@struma/shared/rich-document.ts';
import type { Problem } from '../kernel/failures.ts';
import { signalTexts } from './signals.texts.ts';

/** Returns the document of a message as JSON, the form in which the REST service stores it. */
export const writeDocument = (message: RichTextInput): string => JSON.stringify(documentIn(message));

/** A typed text may have spaces and empty lines that its document does not have. */
const maxTypedLength = 2 * maxTextLength;

/** Returns the reason why a message cannot be stored; null if the message is valid. */
export const problemOf = (message: RichTextInput, required: string = signalTexts.messageRequired): Problem | null => {
  // This check comes before the text is divided into paragraphs, which would take long for very many lines.
  if ((message.text?.length ?? 0) > maxTypedLength)
    return { field: 'message', code: 'LENGTH', message: signalTexts.messageTooLong(maxTextLength) };
  const document = documentIn(message);
  const text = plainText(document);
  if (isBlank(text)) return { field: 'message', code: 'REQUIRED', message: required };
  if (text.length > maxTextLength)
    return { field: 'message', code: 'LENGTH', message: signalTexts.messageTooLong(maxTextLength) };
  return isTooLarge(document) ? { field: 'message', code: 'LENGTH', message: signalTexts.messageTooLarge } : null;
};

const documentIn = ({ document, text }: RichTextInput): RichNode =>
  (document as unknown as RichNode | null | undefined) ?? documentOf(text ?? '');

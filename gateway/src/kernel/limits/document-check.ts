import { hash } from 'node:crypto';
import { parse, visit } from 'graphql';
import type { DocumentNode, GraphQLError } from 'graphql';
import { LRUCache } from 'lru-cache';
import { typedError } from '../errors.ts';
import { inputTexts } from '../errors.texts.ts';
import { isText } from '@struma/shared/valid-text.ts';
import { documentKey } from '@struma/schema/document-key.ts';
import { fixedLimits } from './limits.ts';

/** Judges a document before it is validated: a refusal, or null. `isFree` says whether the caller may send any. */
export type CheckDocument = (text: string, isFree: boolean) => GraphQLError | null;

/** Known documents pass, however they are written down, unless they are many times as long as any of them. */
export const createDocumentCheck = (keys: { has(key: string): boolean }, maxTokens: number): CheckDocument => {
  // Clients write a document in one way each, but whoever wants to can write it in any number of ways.
  const known = new LRUCache<string, true>({ max: 500 });
  return (text, isFree) => {
    const isLong = text.length > fixedLimits.knownDocumentLetters;
    if (isLong && !isFree) return unknownDocument();
    const spelling = isLong ? null : hash('sha256', text);
    if (spelling && known.has(spelling)) return null;
    const document = read(text, maxTokens);
    if (spelling && document && keys.has(documentKey(document))) known.set(spelling, true);
    else if (!isFree) return unknownDocument();
    return document && (refuseLiterals(text, document) ?? refuseRepeats(document));
  };
};

const unknownDocument = (): GraphQLError => typedError('DOCUMENT_NOT_ALLOWED', { message: inputTexts.unknownDocument });

/** Null for what is no document: whoever may know why is told when it is validated. */
const read = (text: string, maxTokens: number): DocumentNode | null => {
  try {
    return parse(text, { noLocation: true, maxTokens });
  } catch {
    return null;
  }
};

/** Checks the values that stand inside a document. graphql-js reads the literal `1e999` as Infinity. */
const refuseLiterals = (text: string, document: DocumentNode): GraphQLError | null => {
  let message: string | null = isText(text) ? null : inputTexts.unfitText;
  let outcome: { outcome?: 'NOT_DONE' } = {};
  const number = ({ value }: { value: string }): void => {
    if (!Number.isFinite(Number(value))) message ??= inputTexts.unfitNumber;
  };
  visit(document, {
    OperationDefinition({ operation }) {
      if (operation === 'mutation') outcome = { outcome: 'NOT_DONE' };
    },
    IntValue: number,
    FloatValue: number,
    StringValue({ value }) {
      if (!isText(value)) message ??= inputTexts.unfitText;
    },
  });
  return message === null ? null : typedError('BAD_USER_INPUT', { message, ...outcome });
};

/** Validation compares each two fields of one name with all that they hold: 250 lists in 2 000 words take half a second. */
const refuseRepeats = (document: DocumentNode): GraphQLError | null => {
  const counts = new Map<string, number>();
  visit(document, {
    Field({ alias, name, selectionSet }) {
      const key = (alias ?? name).value;
      if (selectionSet) counts.set(key, (counts.get(key) ?? 0) + 1);
    },
  });
  const cost = Math.max(0, ...counts.values());
  const limit = fixedLimits.repeatedFields;
  return cost > limit ? typedError('TOO_COSTLY', { message: inputTexts.manyRepeats(limit), cost, limit }) : null;
};

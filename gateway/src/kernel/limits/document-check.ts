import { parse, visit } from 'graphql';
import type { DocumentNode, GraphQLError } from 'graphql';
import { LRUCache } from 'lru-cache';
import { typedError } from '../errors.ts';
import { inputTexts } from '../errors.texts.ts';
import { isValidText } from '@struma/shared/valid-text.ts';
import { documentKey } from '@struma/schema/document-key.ts';
import { fixedLimits } from './limits.ts';

/** Checks a document before validation. Returns an error or null. Ad-hoc queries need `canUseAdHocQueries`. */
export type CheckDocument = (text: string, canUseAdHocQueries: boolean) => GraphQLError | null;

/**
 * Creates a check that accepts persisted queries in any formatting, up to a length far above that of the longest
 * persisted query.
 */
export const createDocumentCheck = (keys: { has(key: string): boolean }, maxTokens: number): CheckDocument => {
  // Their number is limited, because clients can vary the formatting.
  const acceptedTexts = new LRUCache<string, true>({ max: 500 });
  return (text, canUseAdHocQueries) => {
    const isLong = text.length > fixedLimits.persistedQueryLength;
    if (isLong && !canUseAdHocQueries) return notPersisted();
    if (acceptedTexts.has(text)) return null;
    const document = parseDocument(text, maxTokens);
    if (!isLong && document && keys.has(documentKey(document))) acceptedTexts.set(text, true);
    else if (!canUseAdHocQueries) return notPersisted();
    return document && (refuseLiterals(text, document) ?? refuseRepeats(document));
  };
};

const notPersisted = (): GraphQLError => typedError('DOCUMENT_NOT_ALLOWED', { message: inputTexts.unknownDocument });

/** Parses a document. Returns null for a syntax error, which Apollo reports later if ad-hoc queries are allowed. */
const parseDocument = (text: string, maxTokens: number): DocumentNode | null => {
  try {
    return parse(text, { noLocation: true, maxTokens });
  } catch {
    return null;
  }
};

/** Returns an error for a literal that no service can store, such as `1e999`, which graphql-js reads as Infinity. */
const refuseLiterals = (text: string, document: DocumentNode): GraphQLError | null => {
  let message: string | null = isValidText(text) ? null : inputTexts.invalidText;
  let outcome: { outcome?: 'NOT_DONE' } = {};
  const number = ({ value }: { value: string }): void => {
    if (!Number.isFinite(Number(value))) message ??= inputTexts.invalidNumber;
  };
  visit(document, {
    OperationDefinition({ operation }) {
      if (operation === 'mutation') outcome = { outcome: 'NOT_DONE' };
    },
    IntValue: number,
    FloatValue: number,
    StringValue({ value }) {
      if (!isValidText(value)) message ??= inputTexts.invalidText;
    },
  });
  return message === null ? null : typedError('BAD_USER_INPUT', { message, ...outcome });
};

/**
 * Limits fields with the same response name: validation compares each pair of such fields with their sub-selections.
 * Without the limit, the validation of 2 000 tokens with 250 such fields takes half a second.
 */
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

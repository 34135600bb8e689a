import type { GraphQLError } from 'graphql';
import { typedError } from '../errors.ts';
import { createRefusal } from '../failures.ts';
import type { Refusal } from '../schema-types.generated.ts';

/** A response of the REST service as text with a code, for example '(15) The message was sent.' */
export interface CodedText {
  /** Null without a number in brackets, and for a number that is too large. */
  code: number | null;
  text: string;
}

/**
 * RQ-3: reads the first number in brackets as the code, and the text after these brackets. Without such a number, the
 * text is the whole response.
 */
export const readCodedText = (response: string): CodedText => {
  const match = /\(\s*(-?\d+)\s*\)([^]*?)"?\s*$/.exec(response);
  if (!match) return { code: null, text: response.trim() };
  const code = Number(match[1]);
  return { code: Number.isSafeInteger(code) ? code : null, text: (match[2] ?? '').trim() };
};

/** Parses the JSON object of a response; null if the response is anything else. */
export const readObject = (response: string): Readonly<Record<string, unknown>> | null => {
  const value = parseJson(response);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
};

/** True if the response is a text that is not empty, plain or as JSON: it may hold the reason of a refusal. */
export const isText = (response: string): boolean => {
  const value = parseJson(response);
  return (value === undefined || typeof value === 'string') && /[^\s"]/.test(response);
};

/**
 * Creates the error for a response to a write that neither confirms nor refuses it: the outcome is unknown. Its message
 * is the text of the service, or else `fallback`. Other JSON is not shown to users.
 */
export const unexpectedResponse = (response: string, fallback?: string): GraphQLError => {
  const message = (isText(response) && readCodedText(response).text) || fallback;
  return typedError('UPSTREAM_FAILED', { message, outcome: 'UNKNOWN' });
};

/**
 * Reads the response to a change: JSON with `isChanged`, or '(0) reason'. Returns null if the change is stored, or its
 * refusal. `refused` is the message if the service gives no reason. Throws for every other response.
 */
export const readChanged = (response: string, refused: string): Refusal | null => {
  if (typeof readObject(response)?.['isChanged'] === 'boolean') return null;
  const { code, text } = readCodedText(response);
  if (code === 0) return createRefusal('SERVICE_REFUSED', text || refused);
  throw unexpectedResponse(response, refused);
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

import { GraphQLError } from 'graphql';
import type { ErrorCode } from '../schema-types.generated.ts';
import { typedError } from '../errors.ts';
import type { ErrorDetails, Outcome } from '../errors.ts';
import { errorCodes } from '../error-codes.texts.ts';
import { errorTexts } from '../errors.texts.ts';

type TroubleKind = 'CONNECT' | 'TIMEOUT' | 'BROKEN' | 'TOO_LARGE' | 'SENSELESS' | 'REFUSED';

/** The service gave no answer, none that is whole, none that makes sense, or a refusal that is not for callers. */
export class Trouble extends Error {
  readonly kind: TroubleKind;

  constructor(kind: TroubleKind, cause?: unknown) {
    super(`The REST service gave no good answer: ${kind}`, { cause });
    this.name = 'Trouble';
    this.kind = kind;
  }
}

/** The service answered that it failed or will not do it. */
export class RestRefusal extends GraphQLError {
  readonly status: number;

  constructor(status: number, error: GraphQLError) {
    super(error.message, { originalError: error.originalError, extensions: error.extensions });
    this.status = status;
  }
}

/** What kept the service from answering, wherever in an error it is. */
export const troubleIn = (error: unknown): Trouble | null => {
  if (error instanceof Trouble) return error;
  return error instanceof GraphQLError ? troubleIn(error.originalError) : null;
};

/** Answers that a typed error is made of. */
export interface FailedAnswer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

export interface RefusedCall {
  address: string;
  /** Names of the form's fields. */
  fields?: readonly string[];
  isWrite: boolean;
}

/** RQ-1: the service's own message, with its line breaks; the code's sentence, or 'Грешка', where it gave none. */
export const refusalOf = (answer: FailedAnswer, { address, fields = [], isWrite }: RefusedCall): RestRefusal => {
  const { status } = answer;
  const code = codes.get(status) ?? (status >= 400 && status < 500 ? 'BAD_USER_INPUT' : 'UPSTREAM_FAILED');
  const said = code === 'UNAUTHENTICATED' ? undefined : messageOf(answer);
  const details: ErrorDetails = { message: said ?? defaultOf(code), retryAfter: retryAfterOf(answer) };
  const named = status === 400 ? namesIn(said ?? '', [...parametersOf(address), ...fields]) : [];
  if (named.length > 0) {
    details.message = defaultOf(code);
    details.cause = new Trouble('REFUSED', new Error(`${status}: ${named.join(', ')}`));
  }
  if (isWrite) details.outcome = outcomeOfStatus(status);
  return new RestRefusal(status, typedError(code, details));
};

/** What callers see of a call without an answer. A read has no outcome. */
export const troubleOf = (trouble: Trouble, isWrite: boolean): GraphQLError =>
  typedError(trouble.kind === 'TIMEOUT' ? 'UPSTREAM_TIMEOUT' : 'UPSTREAM_FAILED', {
    cause: trouble,
    ...(isWrite && { outcome: trouble.kind === 'CONNECT' ? 'NOT_DONE' : 'UNKNOWN' }),
  });

const rules = Object.entries(errorCodes) as [ErrorCode, (typeof errorCodes)[ErrorCode]][];

const codes = new Map(rules.flatMap(([code, { upstream = [] }]) => upstream.map((status) => [status, code] as const)));

const defaultOf = (code: ErrorCode): string =>
  code === 'UPSTREAM_FAILED' ? errorTexts.INTERNAL_SERVER_ERROR : errorTexts[code];

/** Whether a failed write may have been stored. */
export const outcomeOfStatus = (status: number): Outcome => {
  const code = codes.get(status);
  const isRefused = (status >= 400 && status < 500 && status !== 408) || status === 503;
  return isRefused || (code !== undefined && errorCodes[code].isBeforeWrite === true) ? 'NOT_DONE' : 'UNKNOWN';
};

/** GQ-5: callers know our fields; the service's names of them are for the log. The rest may quote what was sent. */
const namesIn = (message: string, names: readonly string[]): string[] => {
  const words = new Set(message.match(/[a-z]\w*/gi));
  return [...new Set(names)].filter((name) => words.has(name));
};

const parametersOf = (address: string): string[] => [...new URL(address, 'http://service').searchParams.keys()];

const retryAfterOf = ({ headers }: FailedAnswer): number | undefined => {
  const seconds = Number(headers['retry-after']);
  return Number.isInteger(seconds) && seconds >= 0 ? seconds : undefined;
};

const messageOf = ({ headers, body }: FailedAnswer): string | undefined => {
  const type = String(headers['content-type'] ?? '');
  const text = body.toString('utf8');
  const message = type.includes('json') ? messageInJson(text) : type.startsWith('text/plain') ? text : undefined;
  return message?.trim().slice(0, 2000) || undefined;
};

const messageInJson = (text: string): string | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'string') return value;
    if (typeof value !== 'object' || value === null || !('message' in value)) return undefined;
    return typeof value.message === 'string' ? value.message : undefined;
  } catch {
    return undefined;
  }
};

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'graphql';

/** The properties that each error of a failed response has. */
export interface TypedError {
  code: string;
  message: string;
  path: string[];
  outcome: string | undefined;
}

export interface TypedResponse<Data> {
  status: number;
  data: Data | null | undefined;
  errors: TypedError[];
}

/** A `BrowserClient` with the cookies of a session, or a `fetch` that sends a bearer. */
export interface HttpClient {
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

/**
 * Sends a GraphQL request as the web client does. Throws if an error lacks a known code, a Bulgarian message or the
 * trace id.
 */
export const execute = async <Data = Record<string, unknown>>(
  client: HttpClient,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<TypedResponse<Data>> => {
  const body = JSON.stringify({ query, variables });
  return readResponse<Data>(await client.fetch('/graphql', { method: 'POST', headers: jsonHeaders, body }));
};

export const jsonHeaders = { 'content-type': 'application/json', 'x-struma': '1' };

export const readResponse = async <Data = Record<string, unknown>>(
  response: Response,
): Promise<TypedResponse<Data>> => {
  const answer = (await response.json()) as { data?: Data | null; errors?: WireError[] };
  const trace = response.headers.get('x-trace-id');
  return {
    status: response.status,
    data: answer.data,
    errors: (answer.errors ?? []).map((error) => toTypedError(error, trace)),
  };
};

/** Reads a failed response of /files or /auth: a code, a Bulgarian message and the trace id. */
export const readFailure = async (response: Response): Promise<TypedError & { status: number }> => {
  const { code, message, traceId, outcome } = (await response.json()) as WireExtensions & { message: string };
  const error = { message, extensions: { code, traceId, outcome } };
  return { status: response.status, ...toTypedError(error, response.headers.get('x-trace-id')) };
};

interface WireExtensions {
  code?: string | undefined;
  traceId?: string | undefined;
  path?: string[];
  outcome?: string | undefined;
}

interface WireError {
  message: string;
  extensions?: WireExtensions;
}

const toTypedError = (error: WireError, trace: string | null): TypedError => {
  const { code = '', traceId, path = [], outcome } = error.extensions ?? {};
  const isTyped =
    errorCodes.includes(code) && traceId !== undefined && traceId === trace && /[а-я]/i.test(error.message);
  if (!isTyped) throw new Error(`An error has an unexpected shape: ${JSON.stringify(error)}, x-trace-id ${trace}`);
  return { code, message: error.message, path, outcome };
};

const errorCodes = parse(
  readFileSync(join(import.meta.dirname, '../../../schema/common.graphql'), 'utf8'),
).definitions.flatMap((definition) =>
  definition.kind === 'EnumTypeDefinition' && definition.name.value === 'ErrorCode'
    ? (definition.values ?? []).map(({ name }) => name.value)
    : [],
);

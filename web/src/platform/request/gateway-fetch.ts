import { beginRequest } from './busy.ts';
import { isOutageStatus, reportFailure, reportResponse, reportNoResponse } from './connection.ts';
import { reportSessionOver } from './session-over.ts';
import { texts } from '../platform.texts.ts';

/** The gateway requires this header in requests that change something. */
export const gatewayHeaders = { 'x-struma': '1' } as const;

/** A failed request to the gateway. `status` 0: there was no response. */
export class GatewayError extends Error {
  readonly status: number;
  readonly code: string;
  readonly traceId: string | undefined;

  constructor(status: number, code: string, message: string, traceId?: string) {
    super(message);
    this.name = 'GatewayError';
    this.status = status;
    this.code = code;
    this.traceId = traceId;
  }
}

interface GatewayRequest extends RequestInit {
  /** The request is not counted as pending. */
  silent?: boolean;
  /** A 401 opens no sign-in dialog, and an outage status starts no recovery: the caller handles both. */
  handlesFailures?: boolean;
  /** A failure does not count as an outage. */
  isOptional?: boolean;
}

/**
 * `fetch` for the gateway's routes: adds `gatewayHeaders`, counts the request as pending, opens the sign-in dialog
 * after 401, and reports an outage. Throws `GatewayError` if the response is missing or is not a success.
 */
export const gatewayFetch = async (path: string, request: GatewayRequest = {}): Promise<Response> => {
  const { silent, handlesFailures, isOptional, ...init } = request;
  const end = silent ? () => {} : beginRequest();
  try {
    const response = await sendRequest(path, init);
    if (response.ok) return response;
    if (response.status === 401 && !handlesFailures) reportSessionOver();
    if (isOutageStatus(response.status) && !handlesFailures && !isOptional) reportFailure();
    throw await readGatewayError(response);
  } finally {
    end();
  }
};

/**
 * `fetch` with `gatewayHeaders`. Updates `connection`. Throws `GatewayError` if there is no response. A request that
 * the gateway did not execute because of its rate limit is sent again after the pause that the gateway requires.
 */
export const sendRequest = async (path: string, init: RequestInit): Promise<Response> => {
  const headers = { ...gatewayHeaders, ...plainHeaders(init.headers) };
  for (let attempt = 1; ; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
    const response = await trackConnection(fetch(path, { ...init, headers }), init.signal);
    reportResponse();
    const seconds = response.status === 429 ? Number(response.headers.get('retry-after')) : 0;
    if (!(seconds > 0 && seconds <= maxWaitSeconds) || attempt === maxAttempts || init.signal?.aborted) return response;
    // oxlint-disable-next-line no-await-in-loop -- the pause between two attempts
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
};

const maxAttempts = 4;
/** If the gateway requires a longer pause, the request is not sent again, and the user sees the refusal. */
const maxWaitSeconds = 5;

/** If `response` rejects, reports a lost connection and rejects with a `GatewayError`, except after an abort. */
export const trackConnection = <T>(response: Promise<T>, signal?: AbortSignal | null): Promise<T> =>
  response.catch((error: unknown) => {
    if (signal?.aborted) throw error;
    reportNoResponse();
    throw connectionError();
  });

export const connectionError = (): GatewayError => new GatewayError(0, 'OFFLINE', texts.noAnswer);

const plainHeaders = (headers: HeadersInit | undefined): Record<string, string> =>
  Object.fromEntries(new Headers(headers).entries());

/** Reads `{ code, message, traceId }` from the body. A body without a code becomes UPSTREAM_FAILED. */
const readGatewayError = async (response: Response): Promise<GatewayError> => {
  const body = (await response.json().catch(() => null)) as {
    code?: string;
    message?: string;
    traceId?: string;
  } | null;
  return new GatewayError(
    response.status,
    body?.code ?? 'UPSTREAM_FAILED',
    body?.message ?? texts.error,
    body?.traceId ?? response.headers.get('x-trace-id') ?? undefined,
  );
};

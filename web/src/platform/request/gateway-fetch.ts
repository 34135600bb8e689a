import { beginRequest } from './busy.ts';
import { reportAnswer, reportNoAnswer } from './connection.ts';
import { reportSessionOver } from './session-over.ts';
import { texts } from '../platform.texts.ts';

/** The gateway takes requests that change something only with this header. */
export const gatewayHeaders = { 'x-struma': '1' } as const;

/** An answer of the gateway other than success. `status` 0: no answer came. */
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
  /** Does not show as pending. */
  silent?: boolean;
  /** A 401 does not open the sign-in dialog. */
  mayBeSignedOut?: boolean;
}

/** `fetch` to the gateway's own routes: own header, pending count, sign-in dialog after 401. Throws `GatewayError`. */
export const gatewayFetch = async (path: string, request: GatewayRequest = {}): Promise<Response> => {
  const { silent, mayBeSignedOut, ...init } = request;
  const end = silent ? () => {} : beginRequest();
  try {
    const answer = await answerTo(path, init);
    if (answer.ok) return answer;
    if (answer.status === 401 && !mayBeSignedOut) reportSessionOver();
    throw await readGatewayError(answer);
  } finally {
    end();
  }
};

/** `fetch` with our own header. Throws `GatewayError` where no answer came, and notes whether the gateway answers at all. */
export const answerTo = async (path: string, init: RequestInit): Promise<Response> => {
  const headers = { ...gatewayHeaders, ...plainHeaders(init.headers) };
  const answer = await heard(fetch(path, { ...init, headers }), init.signal);
  reportAnswer();
  return answer;
};

/** What comes over the line; a line that breaks is no answer. */
export const heard = <T>(coming: Promise<T>, signal?: AbortSignal | null): Promise<T> =>
  coming.catch((error: unknown) => {
    if (signal?.aborted) throw error;
    reportNoAnswer();
    throw noAnswer();
  });

export const noAnswer = (): GatewayError => new GatewayError(0, 'OFFLINE', texts.noAnswer);

const plainHeaders = (headers: HeadersInit | undefined): Record<string, string> =>
  Object.fromEntries(new Headers(headers).entries());

/** The error that an answer of /files or /auth describes: `{ code, message, traceId }`, or what its status says. */
const readGatewayError = async (answer: Response): Promise<GatewayError> => {
  const body = (await answer.json().catch(() => null)) as {
    code?: string;
    message?: string;
    traceId?: string;
  } | null;
  return new GatewayError(
    answer.status,
    body?.code ?? 'UPSTREAM_FAILED',
    body?.message ?? texts.error,
    body?.traceId ?? answer.headers.get('x-trace-id') ?? undefined,
  );
};

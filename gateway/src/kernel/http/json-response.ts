import type { FastifyReply } from 'fastify';

export interface JsonResponse {
  status: number;
  headers?: Record<string, string>;
  /** Values of `Set-Cookie`. */
  cookies?: readonly string[];
  json?: unknown;
}

/** Sends a JSON response. The body of an error gets the trace id, which a user can report. */
export const sendJson = (reply: FastifyReply, { status, headers, cookies = [], json }: JsonResponse): FastifyReply => {
  addCookies(reply, cookies);
  const isFailure = status >= 400 && isRecord(json) && 'code' in json;
  const body = isFailure ? { ...json, traceId: reply.request.id } : json;
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', ...headers })
    .send(body);
};

/** Sets cookies on the raw response, because some routes bypass Fastify's reply. */
export const addCookies = ({ raw }: FastifyReply, cookies: readonly string[]): void => {
  if (cookies.length > 0) raw.appendHeader('set-cookie', cookies);
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

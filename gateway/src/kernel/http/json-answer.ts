import type { FastifyReply } from 'fastify';

/** A JSON response. */
export interface JsonAnswer {
  status: number;
  headers?: Record<string, string>;
  /** Lines of `Set-Cookie`. */
  cookies?: readonly string[];
  json?: unknown;
}

/** Failures carry the trace id, so that a person can name it. */
export const sendJson = (reply: FastifyReply, { status, headers, cookies = [], json }: JsonAnswer): FastifyReply => {
  addCookies(reply, cookies);
  const isFailure = status >= 400 && isRecord(json) && 'code' in json;
  const body = isFailure ? { ...json, traceId: reply.request.id } : json;
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', ...headers })
    .send(body);
};

/** Raw, because some routes write their response past Fastify. */
export const addCookies = ({ raw }: FastifyReply, cookies: readonly string[]): void => {
  if (cookies.length > 0) raw.appendHeader('set-cookie', cookies);
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

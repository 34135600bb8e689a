import type { IncomingMessage, ServerResponse } from 'node:http';
import type { JsonAnswer } from '../../kernel/json-answer.ts';
import { traceHeader } from '../../kernel/observability/trace.ts';
import { emptyPolicy } from './security-headers.ts';

/** Cookie lines wait on the response until something is written, whoever writes it. */
export const addCookies = (response: ServerResponse, cookies: readonly string[]): void => {
  if (cookies.length > 0) response.appendHeader('set-cookie', cookies);
};

/** Failures carry the trace id, so that a person can name it. */
export const send = (request: IncomingMessage, response: ServerResponse, answer: JsonAnswer): void => {
  const { status, headers, cookies = [], json } = answer;
  addCookies(response, cookies);
  const isFailure = status >= 400 && isRecord(json) && !('traceId' in json) && 'code' in json;
  const shown = isFailure ? { ...json, traceId: response.getHeader(traceHeader) } : json;
  const body = shown === undefined ? '' : JSON.stringify(shown);
  response.writeHead(status, {
    'cache-control': 'no-store',
    'content-security-policy': emptyPolicy,
    ...(body ? { 'content-type': 'application/json; charset=utf-8' } : {}),
    'content-length': Buffer.byteLength(body),
    ...headers,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

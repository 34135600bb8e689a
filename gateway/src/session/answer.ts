import type { IncomingMessage } from 'node:http';
import type { JsonAnswer } from '../kernel/http/json-answer.ts';

export const redirectTo = (location: string, cookies: readonly string[] = []): JsonAnswer => ({
  status: 302,
  headers: { location },
  cookies,
});

export const refusal = (
  status: number,
  code: string,
  message: string,
  cookies: readonly string[] = [],
): JsonAnswer => ({
  status,
  cookies,
  json: { code, message },
});

export type SessionRoute = (request: IncomingMessage, url: URL) => Promise<JsonAnswer>;

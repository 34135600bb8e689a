import type { IncomingMessage } from 'node:http';
import type { JsonResponse } from '../kernel/http/json-response.ts';

export const redirectTo = (location: string, cookies: readonly string[] = []): JsonResponse => ({
  status: 302,
  headers: { location },
  cookies,
});

export const errorResponse = (
  status: number,
  code: string,
  message: string,
  cookies: readonly string[] = [],
): JsonResponse => ({
  status,
  cookies,
  json: { code, message },
});

export type SessionRoute = (request: IncomingMessage, url: URL) => Promise<JsonResponse>;

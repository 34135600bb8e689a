import type { IncomingMessage } from 'node:http';

/** What a route says; the router turns it into an HTTP answer. */
export type Answer = {
  status: number;
  headers?: Record<string, string>;
  cookies?: readonly string[];
  json?: unknown;
};

export const redirectTo = (location: string, cookies: readonly string[] = []): Answer => ({
  status: 302,
  headers: { location },
  cookies,
});

export const refusal = (status: number, code: string, message: string, cookies: readonly string[] = []): Answer => ({
  status,
  cookies,
  json: { code, message },
});

export type SessionRoute = (request: IncomingMessage, url: URL) => Promise<Answer>;

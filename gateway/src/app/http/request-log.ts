import { loggedPath } from '@struma/shared/logged-path.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { RequestEntry } from '../../kernel/observability/log.ts';
import { counter, histogram } from '@struma/shared/metrics.ts';

const requests = counter('struma_requests_total', 'Requests with a response.', 'method', 'route', 'status');
const durations = histogram(
  'struma_request_seconds',
  'Duration from the headers of a request to the last byte of its response.',
  'route',
);

/** Logs and counts a request when the response is finished, or when the client disconnected before (499). */
export const logRequest = (request: FastifyRequest, { raw: response }: FastifyReply, log: Logger): void => {
  const began = performance.now();
  response.once('close', () => {
    const milliseconds = Math.round((performance.now() - began) * 10) / 10;
    const status = response.writableFinished ? response.statusCode : 499;
    const { method = '', url = '' } = request.raw;
    const entry: RequestEntry = {
      method,
      path: loggedPath(url),
      status,
      milliseconds,
      traceId: request.id,
      subject: request.principal?.subject ?? null,
    };
    const route = request.routeOptions;
    count(method, nameOf(route.url), status, milliseconds);
    // Debug level: a flood of rejected requests must not displace other lines.
    const isQuiet = route.config.rules?.isQuiet || (status === 429 && !request.principal);
    log[isQuiet ? 'debug' : 'info']({ request: entry }, 'request');
  });
};

const count = (method: string, route: string, status: number, milliseconds: number): void => {
  requests.add(methods.has(method) ? method : 'other', route, String(status));
  durations.observe(milliseconds / 1000, route);
};

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The route's path, not the requested one: the number of values is limited. */
const nameOf = (route: string | undefined): string => (route === '/*' ? 'page' : (route ?? 'unknown'));

import { loggedPath } from '@struma/shared/logged-path.ts';
import { LRUCache } from 'lru-cache';
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

/** Logs and counts a request when its response is finished or its client has disconnected (499). */
export type LogRequest = (request: FastifyRequest, reply: FastifyReply, hasBadPath: boolean) => void;

export const createRequestLog = (log: Logger): LogRequest => {
  const reported = new LRUCache<string, true>({ max: 1000, ttl: 60_000 });
  /** True for the first refused request of a person in a minute: only this one is logged at the default level. */
  const isFirstRefused = ({ principal }: FastifyRequest): boolean => {
    if (!principal || reported.has(principal.subject)) return false;
    reported.set(principal.subject, true);
    return true;
  };
  return (request, { raw: response }, hasBadPath) => {
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
      const isQuiet = route.config.rules?.logsAtDebug || hasBadPath || (status === 429 && !isFirstRefused(request));
      log[isQuiet ? 'debug' : 'info']({ request: entry }, 'request');
    });
  };
};

const count = (method: string, route: string, status: number, milliseconds: number): void => {
  requests.add(methods.has(method) ? method : 'other', route, String(status));
  durations.observe(milliseconds / 1000, route);
};

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The label of a route in metrics: not the path of the request, because the number of labels must be limited. */
const nameOf = (route: string | undefined): string => (route === '/*' ? 'page' : (route ?? 'unknown'));

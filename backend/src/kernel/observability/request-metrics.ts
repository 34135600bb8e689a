import type pg from 'pg';
import { counter, gauge, histogram } from '@struma/shared/metrics.ts';

const requests = counter('struma_service_requests_total', 'Completed requests.', 'method', 'route', 'status');
const durations = histogram('struma_service_request_seconds', 'Duration of requests.', 'method', 'route');

/** Counts a request by the path of its route; requests without a route count as `unknown`. */
export const countRequest = (method: string, route: string | undefined, status: number, milliseconds: number): void => {
  const path = route ?? 'unknown';
  requests.add(method, path, String(status));
  durations.observe(milliseconds / 1000, method, path);
};

/** Exposes the numbers of busy and idle connections of a pool, and of requests that wait for a connection. */
export const registerPoolMetrics = (pool: pg.Pool): void =>
  gauge('struma_database_connections', 'Connections to the database, and requests that wait for one.', () => ({
    busy: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  }));

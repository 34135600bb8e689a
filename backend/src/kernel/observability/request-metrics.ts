import type pg from 'pg';
import { counter, gauge, histogram } from './metrics.ts';

const requests = counter('struma_service_requests_total', 'Answered requests.', 'method', 'route', 'status');
const durations = histogram('struma_service_request_seconds', 'How long requests took.', 'method', 'route');

/** Counts one answered request by its route's own path; what belongs to none counts as `unknown`. */
export const countRequest = (method: string, route: string | undefined, status: number, milliseconds: number): void => {
  const path = route ?? 'unknown';
  requests.add(method, path, String(status));
  durations.observe(milliseconds / 1000, method, path);
};

/** Shows how much of a pool's connections is in use, and how many wait for one. */
export const showPool = (pool: pg.Pool): void =>
  gauge('struma_database_connections', 'Connections to the database, and requests that wait for one.', () => ({
    busy: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  }));

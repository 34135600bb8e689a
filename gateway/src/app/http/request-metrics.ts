import { counter, histogram } from '../../kernel/observability/metrics.ts';

const requests = counter('struma_requests_total', 'Answered requests.', 'method', 'route', 'status');
const durations = histogram(
  'struma_request_seconds',
  'From the first byte of a request to the last of its answer.',
  'route',
);

/** Counts one answered request. */
export const countRequest = (method: string, path: string, status: number, milliseconds: number): void => {
  const route = routeOf(path);
  requests.add(methods.has(method) ? method : 'other', route, String(status));
  durations.observe(milliseconds / 1000, route);
};

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const own = new Set(['/graphql', '/healthz', '/readyz', '/events']);
const session = new Set(['login', 'callback', 'session', 'refresh', 'logout', 'backchannel-logout']);
const folders = new Set(['files', 'realms', 'assets', 'tiles', 'map']);

/** A closed set of names: anybody can ask for any path. */
const routeOf = (path: string): string => {
  if (own.has(path)) return path;
  if (path.startsWith('/auth/')) return session.has(path.slice(6)) ? path : '/auth/*';
  const end = path.indexOf('/', 1);
  const folder = end < 0 ? '' : path.slice(1, end);
  return folders.has(folder) ? `/${folder}/*` : 'page';
};

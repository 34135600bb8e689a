import { codeOf } from '../errors.ts';
import { counter, histogram } from '@struma/shared/metrics.ts';
import { UpstreamError } from './upstream-error.ts';

const calls = counter('struma_rest_calls_total', 'Calls of the REST service.', 'method', 'path', 'outcome');
const durations = histogram('struma_rest_call_seconds', 'Duration of calls of the REST service.', 'method', 'path');

/** Runs one REST call and records the duration, and the status or error, in the metrics. */
export const measureCall = async <T extends { status: number }>(
  method: string,
  address: string,
  call: () => Promise<T>,
): Promise<T> => {
  const began = performance.now();
  const record = (outcome: string): void => {
    const path = pathOf(address);
    calls.add(method, path, outcome);
    durations.observe((performance.now() - began) / 1000, method, path);
  };
  try {
    const response = await call();
    record(String(response.status));
    return response;
  } catch (error) {
    record(error instanceof UpstreamError ? error.kind : (codeOf(error) ?? 'FAILED'));
    throw error;
  }
};

/** Returns the path of a URL without the query, which may contain personal data. Ids become `{id}`. */
const pathOf = (address: string): string => {
  const query = address.indexOf('?');
  const start = address.startsWith('/') ? 0 : address.indexOf('/', address.indexOf('//') + 2);
  const path = query < 0 ? address.slice(start) : address.slice(start, query);
  return /\/\d/.test(path) ? path.replace(/\/\d+(?=\/|$)/g, '/{id}') : path;
};

import { codeOf } from '../errors.ts';
import { counter, histogram } from '@struma/shared/metrics.ts';
import { Trouble } from './upstream-error.ts';

const calls = counter('struma_rest_calls_total', 'Calls of the REST service.', 'method', 'path', 'outcome');
const durations = histogram('struma_rest_call_seconds', 'How long the REST service took.', 'method', 'path');

/** Counts one call of the REST service with its status, or with the trouble that it had. */
export const measureCall = async <T extends { status: number }>(
  method: string,
  address: string,
  call: () => Promise<T>,
): Promise<T> => {
  const began = performance.now();
  const note = (outcome: string): void => {
    const path = pathOf(address);
    calls.add(method, path, outcome);
    durations.observe((performance.now() - began) / 1000, method, path);
  };
  try {
    const answer = await call();
    note(String(answer.status));
    return answer;
  } catch (error) {
    note(error instanceof Trouble ? error.kind : (codeOf(error) ?? 'FAILED'));
    throw error;
  }
};

/** Without the query, which may be personal, and without numbers of records. */
const pathOf = (address: string): string => {
  const query = address.indexOf('?');
  const start = address.startsWith('/') ? 0 : address.indexOf('/', address.indexOf('//') + 2);
  const path = query < 0 ? address.slice(start) : address.slice(start, query);
  return /\/\d/.test(path) ? path.replace(/\/\d+(?=\/|$)/g, '/{id}') : path;
};

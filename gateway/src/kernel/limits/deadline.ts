import { UpstreamError } from '../rest/upstream-error.ts';

/** Runs an operation. Open REST calls end as UPSTREAM_TIMEOUT after the time limit. */
export const withDeadline = async <T>(
  milliseconds: number,
  abort: (reason: UpstreamError) => void,
  run: () => Promise<T> | T,
): Promise<T> => {
  const timer = setTimeout(() => abort(new UpstreamError('TIMEOUT')), milliseconds);
  try {
    return await run();
  } finally {
    clearTimeout(timer);
  }
};

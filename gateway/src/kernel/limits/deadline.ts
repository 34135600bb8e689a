import { UpstreamError } from '../rest/upstream-error.ts';

/** Runs an operation. After the time limit, `abort` ends its open REST calls, which then fail with UPSTREAM_TIMEOUT. */
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

import { respondToPings } from '@struma/shared/respond-to-pings.ts';
import { standardOutputLog, type LogDestination } from '@struma/shared/log-destination.ts';
import { createLogFailures } from '@struma/shared/log-failures.ts';
import { counter } from '@struma/shared/metrics.ts';

const failures = counter('struma_log_failures_total', 'Writes to the log that failed.', 'part', 'code');

/** Opens the log on standard output; must be called only once. Failed writes are counted. */
export const openLogOutput = (): LogDestination => {
  const ownFailures = createLogFailures({ count: (code) => failures.add('backend', code) });
  respondToPings({ takeLogFailures: () => ownFailures.take() });
  return standardOutputLog(ownFailures);
};

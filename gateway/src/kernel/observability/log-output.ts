import { respondToPings } from '@struma/shared/respond-to-pings.ts';
import { standardOutputLog, type LogDestination } from '@struma/shared/log-destination.ts';
import { createLogFailures } from '@struma/shared/log-failures.ts';
import { counter } from '@struma/shared/metrics.ts';

const failures = counter(
  'struma_log_failures_total',
  'Failed writes of log lines by this process, the launcher and the identity provider.',
  'part',
  'code',
);

/**
 * Opens the log on standard output; called once. Counts failed writes of this process, and those of the launcher and
 * the identity provider, whose counts arrive with the launcher's pings.
 */
export const openLogOutput = (): LogDestination => {
  const gatewayFailures = createLogFailures({ count: (code) => failures.add('gateway', code) });
  respondToPings({
    takeLogFailures: () => gatewayFailures.take(),
    onForeignLogFailures: (part, code, count) => failures.addAmount(count, part, code),
  });
  return standardOutputLog(gatewayFailures);
};

import { reportFailure } from './connection.ts';
import { GatewayError, gatewayFetch } from './gateway-fetch.ts';

const timeoutMs = 3000;

/** Requests `/readyz`, and updates the connection. Returns true if the services respond. */
export const probe = async (): Promise<boolean> => {
  try {
    await gatewayFetch('/readyz', { silent: true, handlesFailures: true, signal: AbortSignal.timeout(timeoutMs) });
    return true;
  } catch (error) {
    if (!(error instanceof GatewayError) || error.status === 0) return false;
    // A load balancer may refuse this path: any response below 500 counts as success.
    if (error.status < 500) return true;
    reportFailure();
    return false;
  }
};

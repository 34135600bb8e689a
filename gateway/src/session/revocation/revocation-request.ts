/** The REST service refused at least one entry of a batch of token revocations. */
export class RefusedEntries extends Error {}

/** Sends a request to the REST service's list of token revocations. Throws for an error status. */
export type RevocationRequest = (query: string, init?: RequestInit) => Promise<Response>;

const timeoutMilliseconds = 2000;

const refusedStatuses = [400, 413, 422];

export const createRevocationRequest =
  ({ restUrl, gatewayKey }: { restUrl: string; gatewayKey: string }): RevocationRequest =>
  async (query, init = {}) => {
    const response = await fetch(`${restUrl}/struma/cut-offs${query}`, {
      ...init,
      headers: { authorization: `Bearer ${gatewayKey}`, 'content-type': 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    if (response.ok) return response;
    await response.body?.cancel();
    const reason = `status ${response.status}`;
    throw refusedStatuses.includes(response.status) ? new RefusedEntries(reason) : new Error(reason);
  };

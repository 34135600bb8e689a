import { Agent, request } from 'node:http';
import fc from 'fast-check';
import { graphqlRequests } from './generated-graphql.ts';
import { gatewayRequests, serviceRequests } from './generated-http.ts';
import { identityRequests } from './generated-identity.ts';
import type { Request } from './generated-values.ts';
import type { Parts } from './parts.ts';

export interface Sent {
  /** Number of responses by status; 0: the connection was closed without a response. */
  statuses: Map<number, number>;
  /** Number of requests by process. */
  targets: Map<Target, number>;
  /**
   * Responses that show a fault of the product: status 500 or above, an internal error in a 200, or text of a library.
   */
  faults: { target: Target; method: string; path: string; body: string; status: number; answer: string }[];
}

const authorizations: Record<'account' | 'anonymous' | 'rubbish', (bearer: string) => Record<string, string>> = {
  account: (bearer) => ({ authorization: `Bearer ${bearer}` }),
  anonymous: () => ({}),
  rubbish: () => ({ authorization: 'Bearer a.b.c' }),
};

type Target = 'gateway' | 'service' | 'identity';

/**
 * Sends requests generated from a seed to gateway, service and identity provider, ten at a time, mostly as a service
 * account with all actions.
 */
export const sendGenerated = async (parts: Parts, count: number, seed: number): Promise<Sent> => {
  const token = await parts.identity.freshToken();
  const agent = new Agent({ keepAlive: true, maxSockets: 10 });
  const sent: Sent = { statuses: new Map(), targets: new Map(), faults: [] };
  const queue = fc.sample(generated(), { numRuns: count, seed });
  let bearer = token;
  let tokenIssuedAt = Date.now();
  const worker = async (): Promise<void> => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      if (Date.now() - tokenIssuedAt > 120_000) {
        tokenIssuedAt = Date.now();
        bearer = await parts.identity.freshToken();
      }
      const { target, identity, request: nextRequest } = next;
      // Requests to the identity provider contain generated client credentials instead.
      const authorization = target === 'identity' ? {} : authorizations[identity](bearer);
      const url = { gateway: parts.gateway, service: parts.backend, identity: parts.identity }[target].url;
      const headers = { ...nextRequest.headers, ...authorization };
      const { status, text } = await send(agent, url, { ...nextRequest, headers });
      sent.statuses.set(status, (sent.statuses.get(status) ?? 0) + 1);
      sent.targets.set(target, (sent.targets.get(target) ?? 0) + 1);
      if (status >= 500 || ownFaults.test(text))
        sent.faults.push({
          target,
          method: nextRequest.method,
          path: nextRequest.path,
          body: String(nextRequest.body ?? '').slice(0, 600),
          status,
          answer: text.slice(0, 300),
        });
    }
  };
  await Promise.all(Array.from({ length: 10 }, worker));
  agent.destroy();
  return sent;
};

/**
 * Texts that show a fault of the product: an internal error, an unknown outcome of a write although no part fails, or
 * internal texts.
 */
const ownFaults =
  /"code":"(INTERNAL_SERVER_ERROR|UPSTREAM_FAILED)"|"outcome":"UNKNOWN"|FST_ERR|node_modules|server_error|RangeError/;

const identities = fc.oneof(
  { weight: 12, arbitrary: fc.constant('account' as const) },
  { weight: 1, arbitrary: fc.constantFrom('anonymous' as const, 'rubbish' as const) },
);

const generated = () =>
  fc.oneof(
    to('gateway', 3, graphqlRequests()),
    to('gateway', 2, gatewayRequests()),
    to('service', 3, serviceRequests()),
    to('identity', 2, identityRequests()),
  );

const to = (target: Target, weight: number, requests: fc.Arbitrary<Request>) => ({
  weight,
  arbitrary: fc.record({ target: fc.constant(target), identity: identities, request: requests }),
});

const send = (
  agent: Agent,
  url: string,
  { method, path, headers, body }: Request,
): Promise<{ status: number; text: string }> =>
  new Promise((resolve) => {
    const closed = (): void => resolve({ status: 0, text: '' });
    const outgoing = request(url, { agent, method, path, headers, timeout: 30_000 }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8', 0, 100_000) }),
      );
      response.once('error', closed);
    });
    outgoing.once('error', closed);
    outgoing.once('timeout', () => outgoing.destroy(new Error('No answer in 30 s.')));
    outgoing.end(body ?? undefined);
  });

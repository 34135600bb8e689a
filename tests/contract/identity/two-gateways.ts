import { randomBytes } from 'node:crypto';
import { findFreePort } from '../../../scripts/launch/free-port.ts';
import type { BrowserClient } from '../../builders/people/browser-client.ts';
import { startPart, type Part } from '../../builders/product/part.ts';
import { unlimited } from '../../builders/product/product.ts';
import type { ProviderTarget, StartedTarget } from './provider-target.ts';

/** Starts the product with one provider, and a second gateway that shares its sessions. */
export const startWithTwoGateways = async (
  start: (env: Record<string, string>) => Promise<StartedTarget>,
  env: Record<string, string> = {},
): Promise<ProviderTarget> => {
  const keys = { SESSION_KEYS: randomBytes(32).toString('base64url'), GATEWAY_KEY: randomBytes(32).toString('hex') };
  const backendPort = String(await findFreePort());
  const target = await start({ ...keys, BACKEND_PORT: backendPort, ...env });
  let other: Part;
  try {
    other = await startPart('gateway/src/main.ts', {
      ...keys,
      ...unlimited,
      ...target.gatewaySettings,
      PORT: '0',
      PUBLIC_URL: target.address,
      REST_URL: `http://127.0.0.1:${backendPort}`,
      WEB_DIST: import.meta.dirname,
    });
  } catch (error) {
    await target.stop();
    throw error;
  }
  return {
    ...target,
    askOtherGateway: (person, query) => askAt(other.url, target.address, person, query),
    stop: async () => {
      await other.stop();
      await target.stop();
    },
  };
};

/** Sends a query with the person's session to another gateway. Returns the body. */
const askAt = async (gateway: string, origin: string, person: BrowserClient, query: string): Promise<string> => {
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(`${gateway}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-struma': '1', origin, cookie },
    body: JSON.stringify({ query }),
  });
  for (const line of response.headers.getSetCookie()) {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
    person.setCookie(name, value);
  }
  return response.text();
};

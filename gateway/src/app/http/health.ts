import type { Provider } from '../../session/tokens/provider.ts';

/** `rest` and `identity`: whether the service responded at its last check with a status that counts (see below). */
export type Readiness = { isReady: boolean; rest: boolean; identity: boolean };

const timeoutMs = 2000;

/**
 * Ready if signed-in users can work: the REST service responds, and the identity provider has responded once since the
 * start. The gateway verifies tokens with cached keys of the provider, so a later failure of the provider stops only
 * sign-ins and refreshes of tokens. REST services of other vendors may lack the path /readyz: any response with a
 * status below 500 counts, for the identity provider below 400. Calls within a second share one result, which bounds
 * the calls to the services.
 */
export const createReadinessCheck = (
  restUrl: string,
  issuer: string,
  provider: Pick<Provider, 'fetch'>,
  now = () => performance.now(),
): (() => Promise<Readiness>) => {
  let latest: { at: number; result: Promise<Readiness> } | null = null;
  let hasIdentityResponded = false;
  let hasIdentityEverResponded = false;
  let isCheckingIdentity = false;
  const checkIdentity = async (): Promise<void> => {
    if (isCheckingIdentity) return;
    isCheckingIdentity = true;
    hasIdentityResponded =
      (await statusOf(provider.fetch(`${issuer}/.well-known/openid-configuration`, options()))) < 400;
    hasIdentityEverResponded ||= hasIdentityResponded;
    isCheckingIdentity = false;
  };
  const check = async (): Promise<Readiness> => {
    const checkingIdentity = checkIdentity();
    const rest = (await statusOf(fetch(`${restUrl}/readyz`, options()))) < 500;
    if (!hasIdentityEverResponded) await checkingIdentity;
    return { isReady: rest && hasIdentityEverResponded, rest, identity: hasIdentityResponded };
  };
  return () => {
    if (!latest || now() - latest.at >= cacheMs) latest = { at: now(), result: check() };
    return latest.result;
  };
};

const cacheMs = 1000;

const options = (): RequestInit => ({ signal: AbortSignal.timeout(timeoutMs), redirect: 'manual' });

const statusOf = async (response: Promise<Response>): Promise<number> => {
  try {
    const { status, body } = await response;
    await body?.cancel();
    return status;
  } catch {
    return 599;
  }
};

import type { Provider } from '../../session/tokens/provider.ts';

/** `rest` and `identity`: which service answered last. */
export type Readiness = { isReady: boolean; rest: boolean; identity: boolean };

const timeoutMs = 2000;

/**
 * Whether signed-in people can work: the REST service answers, and the identity provider has answered once since the
 * start. Tokens are judged by the keys that it gave then, so a provider that is away or hangs later stops new sign-ins
 * only, and is never waited for here. A REST service of another maker may not know the path: it answers. Calls within a
 * second share one answer, so that nobody can make the gateway call the services without end.
 */
export const createReadiness = (
  restUrl: string,
  issuer: string,
  provider: Pick<Provider, 'fetch'>,
  now = () => performance.now(),
): (() => Promise<Readiness>) => {
  let latest: { at: number; answer: Promise<Readiness> } | null = null;
  let identity = false;
  let hadIdentity = false;
  let isAsking = false;
  const askIdentity = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    identity = (await statusOf(provider.fetch(`${issuer}/.well-known/openid-configuration`, options()))) < 400;
    hadIdentity ||= identity;
    isAsking = false;
  };
  const check = async (): Promise<Readiness> => {
    const asking = askIdentity();
    const rest = (await statusOf(fetch(`${restUrl}/readyz`, options()))) < 500;
    if (!hadIdentity) await asking;
    return { isReady: rest && hadIdentity, rest, identity };
  };
  return () => {
    if (!latest || now() - latest.at >= sharedMs) latest = { at: now(), answer: check() };
    return latest.answer;
  };
};

const sharedMs = 1000;

const options = (): RequestInit => ({ signal: AbortSignal.timeout(timeoutMs), redirect: 'manual' });

const statusOf = async (answer: Promise<Response>): Promise<number> => {
  try {
    const { status, body } = await answer;
    await body?.cancel();
    return status;
  } catch {
    return 599;
  }
};

import type { Provider } from '../../session/tokens/provider.ts';

export type Readiness = { rest: boolean; identity: boolean };

const timeoutMs = 2000;

/**
 * Whether both services that a request needs answer just now. A foreign REST service may not know the path: it answers.
 * Whoever asks within a second is given one answer, so that nobody can make us ask the services without end.
 */
export const createReadiness = (
  restUrl: string,
  issuer: string,
  provider: Pick<Provider, 'fetch'>,
  now = () => performance.now(),
): (() => Promise<Readiness>) => {
  let latest: { at: number; answer: Promise<Readiness> } | null = null;
  const look = async (): Promise<Readiness> => {
    const [rest, identity] = await Promise.all([
      statusOf(fetch(`${restUrl}/readyz`, options())),
      statusOf(provider.fetch(`${issuer}/.well-known/openid-configuration`, options())),
    ]);
    return { rest: rest < 500, identity: identity < 400 };
  };
  return () => {
    if (!latest || now() - latest.at >= sharedMs) latest = { at: now(), answer: look() };
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

import type { Provider } from '../../session/provider.ts';

export type Readiness = { rest: boolean; identity: boolean };

const timeoutMs = 2000;

/** Whether both services that a request needs answer just now. A foreign REST service may not know the path: it answers. */
export const createReadiness =
  (restUrl: string, issuer: string, provider: Provider) => async (): Promise<Readiness> => {
    const [rest, identity] = await Promise.all([
      statusOf(fetch(`${restUrl}/readyz`, options())),
      statusOf(provider.fetch(`${issuer}/.well-known/openid-configuration`, options())),
    ]);
    return { rest: rest < 500, identity: identity < 400 };
  };

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

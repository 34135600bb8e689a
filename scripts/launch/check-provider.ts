import { explainProviderFailure } from '../../packages/shared/src/explain-provider-failure.ts';
import type { LaunchSettings } from './settings.ts';

const timeoutMs = 5_000;

/** Returns lines for the terminal if the utility's own identity provider cannot be used; otherwise none. */
export const checkProvider = async ({ oidcIssuer }: Pick<LaunchSettings, 'oidcIssuer'>): Promise<string[]> => {
  if (oidcIssuer === null) return [];
  const address = process.env.OIDC_INTERNAL_URL || oidcIssuer;
  try {
    const url = `${address.replace(/\/$/, '')}/.well-known/openid-configuration`;
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
    if (response.ok) return [];
    throw new Error('The provider refused.', { cause: { status: response.status } });
  } catch (error) {
    return ['', `Users cannot sign in: ${address}: ${explainProviderFailure(error)}.`];
  }
};

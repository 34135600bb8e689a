import { explainProviderFailure } from '@struma/shared/explain-provider-failure.ts';
import type { SessionLog } from '../log.ts';
import type { Provider } from './provider.ts';

/** At the start of the gateway: logs why the identity provider is unavailable, if it is. Each sign-in tries again. */
export const reportProvider = async (provider: Provider, issuer: string, log: SessionLog): Promise<void> => {
  try {
    await provider.configuration();
  } catch (error) {
    log.warn({ issuer, reason: explainProviderFailure(error) }, 'Identity provider is unavailable');
  }
};

import { explainProviderFailure } from '@struma/shared/explain-provider-failure.ts';
import type { SessionLog } from '../log.ts';
import type { Provider } from './provider.ts';

/** Logs why the identity provider cannot be used, if so, when the gateway starts. Sign-ins try again. */
export const reportProvider = async (provider: Provider, issuer: string, log: SessionLog): Promise<void> => {
  try {
    await provider.configuration();
  } catch (error) {
    log.warn({ issuer, reason: explainProviderFailure(error) }, 'Identity provider is unavailable');
  }
};

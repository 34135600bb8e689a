import { createLocalJWKSet, createRemoteJWKSet, customFetch, errors } from 'jose';
import type { JSONWebKeySet, JWTVerifyGetKey } from 'jose';
import type { Provider } from './provider.ts';

/** Returns a function that finds the key of a token: while the provider is down, among the last known keys. */
export const createKeys = (provider: Provider): JWTVerifyGetKey => {
  let remote: ReturnType<typeof createRemoteJWKSet> | undefined;
  let last: JSONWebKeySet | undefined;
  return async (header, token) => {
    try {
      remote ??= await findKeys(provider);
      const key = await remote(header, token);
      last = remote.jwks() ?? last;
      return key;
    } catch (error) {
      if (last && !(error instanceof errors.JWKSNoMatchingKey)) return createLocalJWKSet(last)(header, token);
      throw error;
    }
  };
};

const findKeys = async (provider: Provider) => {
  const address = (await provider.configuration()).serverMetadata().jwks_uri;
  if (address === undefined) throw new Error('The identity provider publishes no keys');
  return createRemoteJWKSet(new URL(address), {
    cooldownDuration: 5000,
    timeoutDuration: 5000,
    [customFetch]: (url, options) => provider.fetch(url, options),
  });
};

import * as openid from 'openid-client';

export type ProviderSettings = {
  issuer: string;
  /** The same provider reached from inside, past the public address. */
  internalUrl?: string | undefined;
  clientId: string;
  clientSecret: string;
};

export type Provider = {
  configuration: () => Promise<openid.Configuration>;
  fetch: (url: string, options: RequestInit) => Promise<Response>;
};

/** The provider could not be asked: not the caller's fault, and no reason to end a session. */
export class ProviderDown extends Error {
  override name = 'ProviderDown';
}

const timeoutSeconds = 5;

/** Discovery waits for the first need and forgets a failed attempt, so the gateway starts before its provider. */
export const createProvider = (settings: ProviderSettings): Provider => {
  const innerFetch = fetchFromInside(settings);
  let found: Promise<openid.Configuration> | undefined;
  return {
    fetch: innerFetch,
    configuration: () => {
      found ??= discover(settings, innerFetch).catch((error: unknown) => {
        found = undefined;
        throw new ProviderDown('The identity provider did not answer discovery', { cause: error });
      });
      return found;
    },
  };
};

/** Whether the provider said no to the grant itself; anything else says nothing about the session. */
export const isGrantRefused = (error: unknown): boolean =>
  error instanceof openid.ResponseBodyError && error.error === 'invalid_grant';

const discover = ({ issuer, clientId, clientSecret }: ProviderSettings, innerFetch: Provider['fetch']) =>
  openid.discovery(new URL(issuer), clientId, { [openid.clockTolerance]: 5 }, openid.ClientSecretBasic(clientSecret), {
    timeout: timeoutSeconds,
    [openid.customFetch]: (url, { method, headers, body, redirect, signal }) =>
      innerFetch(url, { method, headers, body, redirect, ...(signal ? { signal } : {}) }),
    ...(issuer.startsWith('http:') ? { execute: [openid.allowInsecureRequests] } : {}),
  });

const fetchFromInside =
  ({ issuer, internalUrl }: ProviderSettings): Provider['fetch'] =>
  (url, options) => {
    if (internalUrl === undefined || internalUrl === issuer) return fetch(url, options);
    const { host, protocol, origin } = new URL(issuer);
    const inner = url.startsWith(issuer)
      ? internalUrl + url.slice(issuer.length)
      : url.replace(origin, new URL(internalUrl).origin);
    const headers = new Headers(options.headers);
    headers.set('x-forwarded-host', host);
    headers.set('x-forwarded-proto', protocol.slice(0, -1));
    return fetch(inner, { ...options, headers });
  };

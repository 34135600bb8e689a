import * as openid from 'openid-client';

export type ProviderSettings = {
  issuer: string;
  /** The provider's internal URL. */
  internalUrl?: string | undefined;
  clientId: string;
  clientSecret: string;
};

export type Provider = {
  configuration: () => Promise<openid.Configuration>;
  fetch: (url: string, options: RequestInit) => Promise<Response>;
};

/** The provider is unavailable. The session is kept. */
export class ProviderDown extends Error {
  override name = 'ProviderDown';
}

const timeoutSeconds = 5;

/**
 * Discovery runs at the first use and is repeated after a failure, so that the gateway can start before its provider.
 */
export const createProvider = (settings: ProviderSettings): Provider => {
  const innerFetch = fetchFromInside(settings);
  let discovery: Promise<openid.Configuration> | undefined;
  return {
    fetch: innerFetch,
    configuration: () => {
      discovery ??= discover(settings, innerFetch).catch((error: unknown) => {
        discovery = undefined;
        throw new ProviderDown('Discovery of the identity provider failed', { cause: error });
      });
      return discovery;
    },
  };
};

/** True if the provider refused the grant. Other errors leave the session open. */
export const isGrantRefused = (error: unknown): boolean =>
  error instanceof openid.ResponseBodyError && error.error === 'invalid_grant';

const discover = ({ issuer, clientId, clientSecret }: ProviderSettings, innerFetch: Provider['fetch']) =>
  openid.discovery(new URL(issuer), clientId, { [openid.clockTolerance]: 5 }, openid.ClientSecretBasic(clientSecret), {
    timeout: timeoutSeconds,
    [openid.customFetch]: (url, { method, headers, body, redirect, signal }) =>
      innerFetch(url, { method, headers, body, redirect, ...(signal ? { signal } : {}) }),
    ...(issuer.startsWith('http:') ? { execute: [openid.allowInsecureRequests] } : {}),
  });

/** Sends requests for the issuer to its internal URL, with the public host in forwarded headers. */
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

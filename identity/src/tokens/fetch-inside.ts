export type FetchInside = (url: string | URL | Request, init?: RequestInit) => Promise<Response>;

/**
 * Only registered addresses of our own clients are called. They stand on loopback or in a private network, which
 * oidc-provider's own dispatcher refuses; and the gateway may have a shorter way from inside than its public address.
 */
export const createFetchInside =
  (publicUrl: string, gatewayUrl: string | undefined): FetchInside =>
  (url, init) => {
    const { dispatcher: _dispatcher, ...rest } = { dispatcher: undefined, ...init };
    const target = url instanceof Request ? url.url : url.toString();
    const isOurs = gatewayUrl !== undefined && target.startsWith(`${publicUrl}/`);
    return fetch(isOurs ? gatewayUrl + target.slice(publicUrl.length) : target, rest);
  };

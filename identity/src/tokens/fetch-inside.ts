export type FetchInternal = (url: string | URL | Request, init?: RequestInit) => Promise<Response>;

/**
 * Calls only registered addresses of our own clients. oidc-provider's dispatcher refuses loopback and private networks,
 * where they run. The gateway may be called by its internal address.
 */
export const createFetchInside =
  (publicUrl: string, gatewayUrl: string | undefined): FetchInternal =>
  (url, init) => {
    const { dispatcher: _dispatcher, ...rest } = { dispatcher: undefined, ...init };
    const target = url instanceof Request ? url.url : url.toString();
    const isOurs = gatewayUrl !== undefined && target.startsWith(`${publicUrl}/`);
    return fetch(isOurs ? gatewayUrl + target.slice(publicUrl.length) : target, rest);
  };

export type FetchInternal = (url: string | URL | Request, init?: RequestInit) => Promise<Response>;

/**
 * The `fetch` for calls to the OpenID clients (back-channel logout), also for those of oidc-provider. The addresses of
 * the clients are registered in the realm. The parameter `dispatcher` of oidc-provider is dropped, because that
 * dispatcher refuses loopback and private networks, where our clients run. Calls to the public URL go to `gatewayUrl`,
 * the internal address of the gateway, if it is set.
 */
export const createFetchInternal =
  (publicUrl: string, gatewayUrl: string | undefined): FetchInternal =>
  (url, init) => {
    const { dispatcher: _dispatcher, ...rest } = { dispatcher: undefined, ...init };
    const target = url instanceof Request ? url.url : url.toString();
    const isForGateway = gatewayUrl !== undefined && target.startsWith(`${publicUrl}/`);
    return fetch(isForGateway ? gatewayUrl + target.slice(publicUrl.length) : target, rest);
  };

import type { FastifyReply } from 'fastify';
import helmet from 'helmet';

/** Policy for responses that no browser should render. */
const emptyPolicy = "default-src 'none'; frame-ancestors 'none'";

const permissions = 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)';

/** Two years in seconds. The preload lists of browsers require at least one year. */
const strictTransport = { maxAge: 63_072_000 };

/**
 * Returns a function that sets the security headers of a response. The headers are created once; @fastify/helmet would
 * create them for each request.
 */
export const securityHeaders = (
  isHttps: boolean,
): ((request: FastifyReply['request'], reply: FastifyReply) => void) => {
  const setHeaders = helmet({
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: isHttps ? strictTransport : false,
    xFrameOptions: { action: 'deny' },
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xPoweredBy: false,
    xXssProtection: false,
  });
  return ({ raw: request }, { raw: response }) => {
    setHeaders(request, response, (error) => {
      if (error) throw error;
    });
    response.setHeader('content-security-policy', emptyPolicy);
    response.setHeader('permissions-policy', permissions);
  };
};

/** Policy for files of the client. A worker uses the policy of its own file. */
export const filePolicy = "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Headers of a page that another page of the client frames. */
export const framedFileHeaders = {
  'x-frame-options': 'SAMEORIGIN',
  'content-security-policy': filePolicy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
};

/**
 * Policy of the page: only files of this origin, and images in `data:` and `blob:` URLs; no inline scripts. Styles that
 * the client creates have the nonce.
 */
export const pagePolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');

import type { ServerResponse } from 'node:http';

/** For answers that no browser should ever render. */
export const emptyPolicy = "default-src 'none'; frame-ancestors 'none'";

const common = {
  'content-security-policy': emptyPolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
};

/** Two years, as browsers' preload lists ask. */
const strictTransport = 'max-age=63072000; includeSubDomains';

export const setSecurityHeaders = (response: ServerResponse, isHttps: boolean): void => {
  for (const [name, value] of Object.entries(common)) response.setHeader(name, value);
  if (isHttps) response.setHeader('strict-transport-security', strictTransport);
};

/** For files of the client: a worker keeps to the policy of its own file, and a picture opened by itself to none other. */
export const filePolicy = "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** For a page that another page of ours shows inside itself. */
export const letOwnPagesFrame = (response: ServerResponse): void => {
  response.setHeader('x-frame-options', 'SAMEORIGIN');
  response.setHeader('content-security-policy', filePolicy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
};

/** Nothing from elsewhere, no inline script; styles that the client makes at run time carry the answer's nonce. */
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

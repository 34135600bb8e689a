/**
 * The server that answers a smuggled request: the identity provider, the REST service, or the gateway itself with its
 * pages. A smuggled request is hidden in the body of another request. During an attack, an innocent client sends its
 * requests to the same server.
 */
export type Target = 'identity' | 'rest' | 'page';

/** Routes with the same handling. */
export interface RouteGroup {
  name: string;
  path: string;
  target: Target;
  /** Whether the attacker is signed in. */
  isSignedIn: boolean;
  contentType: string;
  /** A body with the hidden request inside. Not every route accepts a body of this content type. */
  body: (hidden: string) => string;
}

const boundary = 'a-boundary-of-the-attacker';
const identity = '/realms/struma/protocol/openid-connect';
const asForm = {
  contentType: 'application/x-www-form-urlencoded',
  body: (hidden: string) => `grant_type=x&hidden=${hidden}`,
};
const asDocument = {
  contentType: 'application/json',
  body: (hidden: string) => JSON.stringify({ query: '{ session { name } }', hidden }),
};
const asUpload = {
  contentType: `multipart/form-data; boundary=${boundary}`,
  body: (hidden: string) =>
    [
      `--${boundary}`,
      'Content-Disposition: form-data; name="input"',
      '',
      JSON.stringify({ idempotencyKey: crypto.randomUUID(), signalId: '2', message: { text: 'attack' } }),
      `--${boundary}`,
      'Content-Disposition: form-data; name="files"; filename="a.txt"',
      'Content-Type: text/plain',
      '',
      hidden,
      `--${boundary}--`,
      '',
    ].join('\r\n'),
};
const asText = { contentType: 'text/plain', body: (hidden: string) => hidden };

const stranger = { isSignedIn: false };
const operator = { isSignedIn: true };

export const routeGroups: readonly RouteGroup[] = [
  {
    name: 'pages of the provider',
    path: `${identity}/auth?client_id=nobody`,
    target: 'identity',
    ...stranger,
    ...asText,
  },
  {
    name: 'files of the provider',
    path: '/realms/struma/resources/sign-in.css',
    target: 'identity',
    ...stranger,
    ...asText,
  },
  { name: 'the token endpoint', path: `${identity}/token`, target: 'identity', ...stranger, ...asForm },
  { name: '/auth/login', path: '/auth/login', target: 'identity', ...stranger, ...asForm },
  { name: '/auth/session', path: '/auth/session', target: 'identity', ...operator, ...asText },
  { name: '/auth/backchannel-logout', path: '/auth/backchannel-logout', target: 'identity', ...stranger, ...asForm },
  { name: '/graphql', path: '/graphql', target: 'rest', ...operator, ...asDocument },
  { name: '/graphql of a stranger', path: '/graphql', target: 'rest', ...stranger, ...asText },
  { name: 'uploads', path: '/files/signals/2/responses', target: 'rest', ...operator, ...asUpload },
  { name: 'uploads of a stranger', path: '/files/signals/2/responses', target: 'rest', ...stranger, ...asUpload },
  { name: 'downloads', path: '/files/signals/1/attachments.zip', target: 'rest', ...operator, ...asText },
  { name: 'the list as CSV', path: '/files/signals.csv', target: 'rest', ...operator, ...asText },
  { name: '/events', path: '/events', target: 'rest', ...operator, ...asText },
  { name: 'tiles', path: '/map/tiles/pipes/14/9251/6052', target: 'rest', ...operator, ...asText },
  {
    name: 'the map server',
    path: '/map/wms?SERVICE=WMS&REQUEST=GetCapabilities',
    target: 'rest',
    ...operator,
    ...asText,
  },
  { name: 'pages', path: '/signals_oper/list', target: 'page', ...stranger, ...asText },
  { name: 'assets', path: '/assets/no-such-file.js', target: 'page', ...stranger, ...asText },
  { name: '/healthz', path: '/healthz', target: 'page', ...stranger, ...asText },
  { name: '/readyz', path: '/readyz', target: 'rest', ...stranger, ...asText },
  { name: 'unknown addresses', path: '/no/such/address.txt', target: 'page', ...stranger, ...asForm },
];

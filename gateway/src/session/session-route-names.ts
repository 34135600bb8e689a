/** Every route below /auth, by method and path. */
export const sessionRouteNames = [
  'GET /auth/login',
  'GET /auth/callback',
  'GET /auth/session',
  'POST /auth/refresh',
  'POST /auth/logout',
  'POST /auth/backchannel-logout',
] as const;

export type SessionRouteName = (typeof sessionRouteNames)[number];

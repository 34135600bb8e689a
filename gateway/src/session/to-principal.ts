import type { Principal } from '../kernel/access/principal.ts';
import type { AccessClaims } from './tokens/access-token.ts';
import { actionNames } from './session.texts.ts';

type Origin = { claims: AccessClaims; appClient: string; clientId: string; bearer: string; hasCookieSession: boolean };

/** The principal of a token: the same object while the claims are the same. */
export const toPrincipal = (origin: Origin): Principal => {
  const cached = principals.get(origin.claims);
  if (cached && cached.bearer === origin.bearer && cached.hasCookieSession === origin.hasCookieSession) return cached;
  const principal = createPrincipal(origin);
  principals.set(origin.claims, principal);
  return principal;
};

const principals = new WeakMap<AccessClaims, Principal>();

const createPrincipal = ({ claims, appClient, clientId, bearer, hasCookieSession }: Origin): Principal => ({
  subject: claims.sub,
  name: claims.name ?? claims.preferred_username ?? claims.sub,
  actions: allowedActions(claims, appClient),
  groups: claims.groups.map((group) => group.replace(/^\//, '')),
  bearer,
  hasCookieSession,
  hasAdHocRole: claims.resource_access[clientId]?.roles.includes(adHocQueriesRole) ?? false,
});

/** The role of the gateway's client that allows ad-hoc queries. */
const adHocQueriesRole = 'free-documents';

export const allowedActions = ({ resource_access: access }: AccessClaims, appClient: string): Principal['actions'] =>
  (access[appClient]?.roles ?? []).flatMap((role) => (isActionName(role) ? [actionNames[role]] : []));

const isActionName = (role: string): role is keyof typeof actionNames => Object.hasOwn(actionNames, role);

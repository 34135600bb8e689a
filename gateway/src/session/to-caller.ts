import type { Caller } from '../kernel/access/caller.ts';
import type { AccessClaims } from './tokens/access-token.ts';
import { actionNames } from './session.texts.ts';

type Origin = { claims: AccessClaims; appClient: string; clientId: string; bearer: string; cookieSession: boolean };

/** The caller that a token names: one object as long as the claims are the same. */
export const toCaller = (origin: Origin): Caller => {
  const known = callers.get(origin.claims);
  if (known && known.bearer === origin.bearer && known.cookieSession === origin.cookieSession) return known;
  const caller = makeCaller(origin);
  callers.set(origin.claims, caller);
  return caller;
};

const callers = new WeakMap<AccessClaims, Caller>();

const makeCaller = ({ claims, appClient, clientId, bearer, cookieSession }: Origin): Caller => ({
  subject: claims.sub,
  name: claims.name ?? claims.preferred_username ?? claims.sub,
  actions: allowedActions(claims, appClient),
  groups: claims.groups.map((group) => group.replace(/^\//, '')),
  bearer,
  cookieSession,
  freeDocuments: claims.resource_access[clientId]?.roles.includes(freeDocumentsRole) ?? false,
});

/** A role of the gateway's own client. */
const freeDocumentsRole = 'free-documents';

export const allowedActions = ({ resource_access: access }: AccessClaims, appClient: string): Caller['actions'] =>
  (access[appClient]?.roles ?? []).flatMap((role) => (isActionName(role) ? [actionNames[role]] : []));

const isActionName = (role: string): role is keyof typeof actionNames => Object.hasOwn(actionNames, role);

import { createHash, timingSafeEqual } from 'node:crypto';
import type { Server } from '../http/http.ts';
import { accessTexts } from './access.texts.ts';
import { HttpFailure } from '../http/refusal.ts';
import type { TokenReader } from './token.ts';

/** The person or service account of a verified access token. */
export interface Principal {
  subject: string;
  name: string;
  actions: readonly string[];
  groups: readonly string[];
}

/** Requires at least one of the actions and at least one of the groups. */
export interface PrincipalRule {
  actions: readonly string[];
  groups: readonly string[];
}

/**
 * Who may call a route: anyone, any signed-in person, persons with certain actions and groups, or the gateway with its
 * key.
 */
export type AccessRule = 'public' | 'signed-in' | 'gateway' | PrincipalRule;

interface GuardSettings {
  gatewayKey?: string | undefined;
  /** Returns the rule that replaces a declared rule because of the settings of the installation. Default: no change. */
  ruleOf?: (rule: AccessRule) => AccessRule;
}

/** Checks the declared access of every route. The server does not start if a route declares no access. */
export const guardRoutes = (
  server: Server,
  readToken: TokenReader,
  { gatewayKey, ruleOf = (rule) => rule }: GuardSettings = {},
): void => {
  server.decorateRequest('auth', null);
  server.decorate('accessRules', new Map());
  server.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access) throw new Error(`${String(method)} ${url} does not declare config.access.`);
    for (const each of [method].flat()) server.accessRules.set(`${each} ${url}`, config.access);
  });
  server.addHook('onRequest', async (request) => {
    const declared = request.routeOptions.config.access;
    if (request.is404 || !declared) return;
    const rule = ruleOf(declared);
    if (rule === 'public') return;
    if (rule === 'gateway' && isKey(gatewayKey, request.headers.authorization)) return;
    const principal = await readToken(request.headers.authorization);
    request.auth = principal;
    if (rule === 'gateway' || (rule !== 'signed-in' && !satisfiesRule(rule, principal)))
      throw new HttpFailure(403, accessTexts.notAllowed);
  });
};

/** Returns the principal of a request. Throws 401 on a public route or if the request has the gateway's key. */
export const requirePrincipal = (request: { auth: Principal | null }): Principal => {
  if (!request.auth) throw new HttpFailure(401, accessTexts.notSignedIn);
  return request.auth;
};

/** True if the principal satisfies the rule. */
export const satisfiesRule = (rule: PrincipalRule, principal: Principal): boolean =>
  rule.actions.some((action) => principal.actions.includes(action)) &&
  rule.groups.some((group) => principal.groups.includes(group));

/** Compares digests of equal length, so that the duration reveals nothing about the key. */
const isKey = (key: string | undefined, authorization: string | undefined): boolean =>
  key !== undefined && timingSafeEqual(digest(`Bearer ${key}`), digest(authorization ?? ''));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

import type { Server } from './http.ts';
import { accessTexts, actionNames } from './access.texts.ts';
import { HttpFailure } from './refusal.ts';
import type { TokenReader } from './token.ts';

/** The caller as the verified token tells. */
export interface Person {
  subject: string;
  name: string;
  actions: readonly string[];
  groups: readonly string[];
}

/** Who may call a route: anybody, any signed-in person, or one with one of the actions and one of the groups. */
export type AccessRule = 'public' | 'signed-in' | { actions: readonly string[]; groups: readonly string[] };

export const operatorAccess: AccessRule = { actions: [actionNames.operator], groups: ['TestMainGroup'] };

/** Checks the declared access of every route; a route without a declaration keeps the server from starting. */
export const guardRoutes = (server: Server, readToken: TokenReader): void => {
  server.decorateRequest('person', null);
  server.addHook('onRoute', (route) => {
    if (!route.config?.access) throw new Error(`${String(route.method)} ${route.url} does not declare config.access.`);
  });
  server.addHook('onRequest', async (request) => {
    const rule = request.routeOptions.config.access;
    if (request.is404 || !rule || rule === 'public') return;
    const person = await readToken(request.headers.authorization);
    request.person = person;
    if (rule !== 'signed-in' && !isAllowed(rule, person)) throw new HttpFailure(403, accessTexts.notAllowed);
  });
};

/** The caller of a route that is not public. */
export const personOf = (request: { person: Person | null }): Person => {
  if (!request.person) throw new HttpFailure(401, accessTexts.notSignedIn);
  return request.person;
};

const isAllowed = (rule: { actions: readonly string[]; groups: readonly string[] }, person: Person): boolean =>
  rule.actions.some((action) => person.actions.includes(action)) &&
  rule.groups.some((group) => person.groups.includes(group));

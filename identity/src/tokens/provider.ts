import Provider, { errors, interactionPolicy, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import type { Database } from '../database/database.ts';
import { cookieScope } from '../realm/cookie-scope.ts';
import { type Realm, realmPath } from '../realm/realm.ts';
import { createAdapters } from './artifacts.ts';
import { findClient } from './clients.ts';
import type { FetchInternal } from './fetch-internal.ts';
import type { Keys } from './keys.ts';
import { accessClaims, findPerson, findServiceAccount, profileClaims } from './people.ts';
import { extendSession, secondsUntilSessionEnds } from './sessions.ts';

export interface ProviderOptions {
  publicUrl: string;
  fetchInternal: FetchInternal;
  database: Database;
  realm: Realm;
  keys: Keys;
  renderError: (error: Error) => string;
  renderNotFound: () => string;
}

const protocol = '/protocol/openid-connect';
// oidc-provider requires an absolute URI as resource indicator. Tokens do not contain this URI; their audience is set
// below.
const resource = 'urn:struma:api';
const off = { enabled: false };

/** Name of the session cookie without the prefix of `cookieScope`. */
export const sessionCookie = 'identity_session';
const names = { interaction: 'identity_interaction', resume: 'identity_resume' };
/** These cookies contain the uid of an interaction. */
export const interactionCookies = Object.values(names);
export const interactionSeconds = 1800;

export const createProvider = (options: ProviderOptions): Provider => {
  const { database, realm, publicUrl } = options;
  const provider = new Provider(`${publicUrl}${realmPath}`, configure(options));
  provider.proxy = true;
  provider.use(async (context, next) => {
    await next();
    await extendSessionOnTokenResponse(context as KoaContextWithOIDC, database, realm);
    if (context.status === 404 && context.body === undefined) {
      Object.assign(context, { type: 'html', body: options.renderNotFound(), status: 404 });
    }
  });
  return provider;
};

/**
 * As in Keycloak, a token response extends the session and states in `refresh_expires_in` how long refreshes remain
 * possible.
 */
const extendSessionOnTokenResponse = async (
  { oidc, body, status }: KoaContextWithOIDC,
  database: Database,
  realm: Realm,
) => {
  if (oidc?.route !== 'token' || status !== 200) return;
  const { RefreshToken, AuthorizationCode } = oidc.entities;
  const uid = (RefreshToken ?? AuthorizationCode)?.sessionUid;
  const seconds = uid && (await extendSession(database, realm.settings, uid));
  if (seconds) Object.assign(body as object, { refresh_expires_in: seconds });
};

const configure = (options: ProviderOptions): Configuration => {
  const { publicUrl, database, realm, keys } = options;
  const { settings } = realm;
  const { prefix, path, secure } = cookieScope(publicUrl);
  const cookie = { httpOnly: true, sameSite: 'lax', secure, signed: true } as const;
  return {
    adapter: createAdapters(database),
    jwks: { keys: keys.token as never },
    cookies: {
      keys: keys.cookie,
      long: { ...cookie, path },
      // No path is set, so that oidc-provider gives the cookie of each interaction a separate path. Several tabs may
      // then sign in at the same time.
      short: cookie,
      names: { session: `${prefix}${sessionCookie}`, ...names },
    },
    routes: {
      authorization: `${protocol}/auth`,
      token: `${protocol}/token`,
      jwks: `${protocol}/certs`,
      end_session: `${protocol}/logout`,
      revocation: `${protocol}/revoke`,
    },
    ...commonSettings,
    ttl: {
      AccessToken: settings.accessTokenLifespan,
      AuthorizationCode: 60,
      ClientCredentials: settings.accessTokenLifespan,
      Grant: settings.ssoSessionMaxLifespan,
      IdToken: settings.accessTokenLifespan,
      Interaction: interactionSeconds,
      RefreshToken: settings.ssoSessionMaxLifespan,
      Session: (_context, session) => secondsUntilSessionEnds(settings, session.loginTs),
    },
    interactions: {
      policy: policyWithoutConsent(),
      url: (_context, interaction) => `${realmPath}/login-actions/${interaction.uid}`,
    },
    features: configureFeatures(database, settings.accessTokenLifespan),
    findAccount: async (_context, id) => {
      const person = await findPerson(database, id);
      return person && { accountId: id, claims: async () => ({ sub: id, ...profileClaims(person) }) };
    },
    loadExistingGrant: findOrCreateGrant,
    ...tokenClaims(database),
    issueRefreshToken: (_context, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: () => true,
    rotateRefreshToken: settings.revokeRefreshToken,
    renderError: (context, _out, error) => {
      context.type = 'html';
      context.body = options.renderError(error);
    },
    fetch: options.fetchInternal as Configuration['fetch'],
  };
};

/** Settings that are the same in every installation: response types, scopes, claims, required PKCE, no CORS, and languages. */
const commonSettings: Configuration = {
  responseTypes: ['code'],
  scopes: ['openid', 'profile', 'email'],
  claims: {
    openid: ['sub'],
    profile: ['name', 'preferred_username', 'given_name', 'family_name'],
    email: ['email', 'email_verified'],
  },
  conformIdTokenClaims: false,
  pkce: { required: () => true },
  clientBasedCORS: () => false,
  discovery: { ui_locales_supported: ['bg'] },
};

const configureFeatures = (database: Database, accessTokenLifespan: number): Configuration['features'] => ({
  devInteractions: off,
  userinfo: off,
  dPoP: off,
  pushedAuthorizationRequests: off,
  clientCredentials: { enabled: true },
  revocation: { enabled: true },
  backchannelLogout: { enabled: true },
  // Announces sign-out in the metadata; the routes are our own, see sign-in/handle-logout.ts.
  rpInitiatedLogout: { enabled: true },
  resourceIndicators: {
    enabled: true,
    defaultResource: () => resource,
    useGrantedResource: () => true,
    getResourceServerInfo: async (_context, _indicator, client) => ({
      scope: '',
      audience: (await findClient(database, client.clientId))?.audience ?? 'realm-management',
      accessTokenFormat: 'jwt',
      accessTokenTTL: accessTokenLifespan,
      jwt: { sign: { alg: 'RS256' } },
    }),
  },
});

const tokenClaims = (database: Database): Pick<Configuration, 'extraTokenClaims' | 'formats'> => {
  const serviceAccounts = new WeakMap<object, string>();
  return {
    extraTokenClaims: async (context, token) => {
      const { client } = context.oidc;
      if (!client) return undefined;
      if (token.kind === 'AccessToken') {
        const person = await findPerson(database, token.accountId ?? '');
        if (!person) throw new errors.InvalidGrant('the user is disabled');
        return { ...(await accessClaims(database, person, client.clientId)), sid: token.sid };
      }
      const account = await findServiceAccount(database, client.clientId);
      if (!account) throw new errors.UnauthorizedClient('the service account is disabled');
      serviceAccounts.set(token, account.id);
      return accessClaims(database, account, client.clientId);
    },
    formats: {
      customizers: {
        jwt: (_context, token, parts) => {
          const serviceAccount = serviceAccounts.get(token);
          if (serviceAccount) Object.assign(parts.payload, { sub: serviceAccount });
        },
      },
    },
  };
};

/** Grants every requested scope without a consent page, because all clients are our own. */
const findOrCreateGrant = async ({ oidc }: KoaContextWithOIDC) => {
  const { client, account, session, provider } = oidc;
  if (!client || !account) return undefined;
  const id = session?.grantIdFor(client.clientId);
  const found = id ? await provider.Grant.find(id) : undefined;
  const grant = found ?? new provider.Grant({ clientId: client.clientId, accountId: account.accountId });
  const granted = new Set(grant.getOIDCScope().split(' '));
  const requested = [...oidc.requestParamOIDCScopes];
  if (!found || requested.some((scope) => !granted.has(scope))) {
    grant.addOIDCScope(requested.join(' '));
    await grant.save();
  }
  return grant;
};

const policyWithoutConsent = () => {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  policy
    .get('login')
    ?.checks.add(
      new interactionPolicy.Check(
        'account_gone',
        'the user of the session may not sign in any more',
        ({ oidc }) => Boolean(oidc.session?.accountId) && !oidc.account,
      ),
    );
  return policy;
};

import type KeycloakAdminClient from '@keycloak/keycloak-admin-client';
import type { NetworkError } from '@keycloak/keycloak-admin-client';
import { decodeJwt } from 'jose';
import { HttpFailure, PartFailure, Refusal } from '../kernel/http/refusal.ts';
import { administrationTexts as texts } from './administration.texts.ts';

export interface AdministrationSettings {
  /** URL of the realm, as the REST service reaches the provider. */
  realmUrl: string;
  clientId: string;
  /** If absent, the administration is not connected, and its routes fail. */
  clientSecret: string | undefined;
  /** OAuth client of the product; its roles are the actions. */
  appClient: string;
  /** OAuth clients whose roles may be given. Roles of other clients are never read or changed. */
  modules: readonly string[];
}

/** The administration API of the identity provider. */
export interface IdentityAdministration {
  settings: AdministrationSettings;
  /** Returns the API client. Throws if there is no client secret. */
  keycloak: () => Promise<KeycloakAdminClient>;
}

export type Keycloak = KeycloakAdminClient;

const timeoutMilliseconds = 10_000;
const minimumValiditySeconds = 30;

/** The library has 190 modules, so the first call loads it, and not the start of the service. */
const loadLibrary = () => import('@keycloak/keycloak-admin-client');

export const createIdentityAdministration = (settings: AdministrationSettings): IdentityAdministration => {
  let connected: Promise<KeycloakAdminClient> | undefined;
  return {
    settings,
    keycloak: async () => {
      if (settings.clientSecret === undefined) throw new PartFailure(503, texts.notConnected, 'outside');
      return (connected ??= connect(settings));
    },
  };
};

const connect = async (settings: AdministrationSettings): Promise<KeycloakAdminClient> => {
  const { default: Client } = await loadLibrary();
  const { baseUrl, realmName } = splitRealmUrl(settings.realmUrl);
  const connection = { baseUrl, realmName, timeout: timeoutMilliseconds };
  const keycloak = new Client(connection);
  keycloak.registerTokenProvider({ getAccessToken: createTokenSource(new Client(connection), settings) });
  return keycloak;
};

/** Splits the URL at `/realms/`. The base URL can have a path, such as `https://sso.example/auth`. */
const splitRealmUrl = (url: string): { baseUrl: string; realmName: string } => {
  const [baseUrl = url, realmName = ''] = url.split('/realms/');
  return { baseUrl, realmName: decodeURIComponent(realmName) };
};

/** A service account receives no refresh token, so a new access token is requested before the present one expires. */
const createTokenSource = (client: KeycloakAdminClient, settings: AdministrationSettings) => {
  let token = '';
  let expiresAt = 0;
  let running: Promise<string> | undefined;
  const request = async (): Promise<string> => {
    const { clientId, clientSecret = '' } = settings;
    await client.auth({ grantType: 'client_credentials', clientId, clientSecret });
    token = client.accessToken ?? '';
    expiresAt = decodeJwt(token).exp ?? 0;
    return token;
  };
  return async (): Promise<string> => {
    if (expiresAt - Date.now() / 1000 > minimumValiditySeconds) return token;
    running ??= request().finally(() => (running = undefined));
    return running;
  };
};

/** Messages for a call that failed: because the provider is down, or because its response was lost. */
type ProviderFailures = Record<'down' | 'lost', string>;

/** Runs `work`, which calls the provider, and converts errors of the provider to errors with Bulgarian messages. */
export const callProvider = async <T>(
  work: () => Promise<T>,
  failures: ProviderFailures = texts.readFailures,
): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    const { NetworkError } = await loadLibrary();
    throw error instanceof NetworkError ? toResponseFailure(error, failures) : toConnectionFailure(error, failures);
  }
};

/** Bulgarian messages for errors of the provider. Other errors are shown in the provider's English. */
const knownErrors: Readonly<Record<string, string>> = {
  'User exists with same username': texts.usernameTaken,
  'User exists with same email': texts.emailTaken,
  'User name is missing': texts.required,
  'Group name is missing': texts.required,
  'error-invalid-email': texts.invalidEmail,
  'error-invalid-length': texts.invalidUsername,
  'error-username-invalid-character': texts.invalidUsername,
  'error-user-attribute-read-only': texts.usernameFixed,
  'error-invalid-length-too-long': texts.tooLong,
  'error-person-name-invalid-character': texts.invalidName,
};

const unknownRecords: Readonly<Record<string, string>> = {
  'User not found': texts.unknownUser,
  'Could not find group by id': texts.unknownGroup,
  'Group not found': texts.unknownGroup,
  'Could not find client': texts.unknownModule,
  'Client not found': texts.unknownModule,
  'Role not found': texts.unknownRole,
  'Could not find role': texts.unknownRole,
};

const toResponseFailure = ({ response: { status }, responseData }: NetworkError, failures: ProviderFailures): Error => {
  const data = (responseData ?? {}) as Record<string, unknown>;
  const read = (name: string): string | undefined => (typeof data[name] === 'string' ? data[name] : undefined);
  const words = read('errorMessage') ?? read('error_description') ?? read('error') ?? String(status);
  const key = read('error') ?? '';
  if (status === 401 || status === 403) return new HttpFailure(502, texts.notPermitted);
  if (status >= 500) return new PartFailure(502, failures.lost, 'outside');
  if (status === 404) return new HttpFailure(404, unknownRecords[words] ?? texts.refusedByProvider(words));
  if (status === 409 && / named '/.test(words)) return new Refusal(texts.groupTaken);
  if (key.startsWith('invalidPassword')) return new Refusal(texts.passwordPolicy(words));
  return new Refusal(knownErrors[words] ?? texts.refusedByProvider(words));
};

/** `down`: no connection was opened, so nothing was stored. `lost`: the outcome of the call is unknown. */
const toConnectionFailure = (error: unknown, failures: ProviderFailures): unknown => {
  const { name, message, cause } = (error ?? {}) as { name?: unknown; message?: unknown; cause?: { code?: unknown } };
  if (['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'].includes(String(cause?.code)))
    return new PartFailure(503, failures.down, 'outside');
  const isLost = name === 'TimeoutError' || message === 'fetch failed';
  return isLost ? new PartFailure(502, failures.lost, 'outside') : error;
};

/** An administration whose calls all fail, for a service without an identity provider. */
export const unconnectedAdministration: IdentityAdministration = createIdentityAdministration({
  realmUrl: 'http://127.0.0.1/realms/struma',
  clientId: '',
  clientSecret: undefined,
  appClient: '',
  modules: [],
});

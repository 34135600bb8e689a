import type { EventEmitter } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import { errors } from 'oidc-provider';
import type { Logger } from 'pino';
import { migrate, openDatabase, type Database } from './database/database.ts';
import type { Texts } from './identity.texts.ts';
import { renderPage } from './pages/layout.ts';
import { createPageSender } from './pages/send-page.ts';
import { messagePage } from './pages/sign-in-pages.ts';
import { importRealm } from './realm/realm-import.ts';
import { setDemoClientsEnabled } from './realm/realm-clients.ts';
import { readRealmFile } from './realm/realm-file.ts';
import { loadRealm, type Realm } from './realm/realm.ts';
import { createIdentityServer, type IdentityServices } from './server.ts';
import { SettingsError } from '@struma/shared/settings.ts';
import type { Settings } from './settings.ts';
import { isClientGone } from './client-gone.ts';
import { unknownPolicyRules } from './sign-in/password-policy.ts';
import { bindSignIn } from './sign-in/started-sign-ins.ts';
import { deleteExpiredArtifacts } from './tokens/artifacts.ts';
import { createFetchInternal } from './tokens/fetch-internal.ts';
import { loadKeys } from './tokens/keys.ts';
import { createProvider } from './tokens/provider.ts';

export interface RunningIdentity {
  server: Server;
  stop: () => Promise<void>;
}

const cleanUpMilliseconds = 5 * 60_000;

export const startIdentity = async (settings: Settings, log: Logger): Promise<RunningIdentity> => {
  const database = openDatabase(settings.databaseUrl, reportDisconnect(log));
  try {
    const realm = await prepareRealm(database, settings, log);
    const server = createIdentityServer(await createIdentity(database, realm, settings, log));
    await listen(server, settings);
    const cleanUpTimer = setInterval(() => cleanUp(database, log), cleanUpMilliseconds).unref();
    return {
      server,
      stop: async () => {
        clearInterval(cleanUpTimer);
        await new Promise<void>((resolve) => {
          server.close(() => resolve());
          server.closeIdleConnections();
        });
        await database.end();
      },
    };
  } catch (error) {
    await database.end();
    throw error;
  }
};

const reportDisconnect =
  (log: Logger) =>
  (error: Error): void =>
    log.error({ err: error }, 'database connection lost');

const prepareRealm = async (database: Database, settings: Settings, log: Logger): Promise<Realm> => {
  const file = readRealmFile(settings);
  const unknown = unknownPolicyRules(file.passwordPolicy);
  if (unknown.length) throw new SettingsError([`REALM_FILE: passwordPolicy: unknown rules ${unknown.join(', ')}`]);
  await migrate(settings.databaseUrl, reportDisconnect(log));
  const outcome = await importRealm(database, file, settings.isDemo);
  log.info({ outcome }, 'realm file applied');
  const { clients, areEnabled } = await setDemoClientsEnabled(database, settings.isDemo);
  if (clients.length)
    log.info({ clients }, `demo clients ${areEnabled ? 'enabled' : 'disabled'}: their secrets are publicly known`);
  if (!settings.isDemo) await checkDemoUsers(database, settings, log);
  const realm = await loadRealm(database);
  if (!realm) throw new Error('The realm was not found after its import.');
  return realm;
};

const checkDemoUsers = async (database: Database, { refusesDemoUsers }: Settings, log: Logger): Promise<void> => {
  const { rows } = await database.query<{ username: string }>(
    'select username from identity.users where demo and enabled order by username',
  );
  const users = rows.map(({ username }) => username);
  if (users.length && refusesDemoUsers)
    throw new SettingsError([
      `These users have publicly known passwords: ${users.join(', ')}. Other machines can reach this machine. ` +
        'Disable the users with npm run disable-demo-users, or allow them with PUBLIC_DEMO=true.',
    ]);
  if (users.length) log.warn({ users }, 'demo users with publicly known passwords may sign in: disable them');
};

const createIdentity = async (
  database: Database,
  realm: Realm,
  settings: Settings,
  log: Logger,
): Promise<IdentityServices> => {
  const keys = await loadKeys(database);
  const sendPage = createPageSender(settings);
  const fetchInternal = createFetchInternal(settings.publicUrl, settings.gatewayUrl);
  const { texts } = realm;
  const home = `${settings.publicUrl}/`;
  const renderMessage = (message: string): string =>
    renderPage(messagePage(texts, { title: texts.errorTitle, message, home, isError: true }), settings);
  const provider = createProvider({
    publicUrl: settings.publicUrl,
    database,
    realm,
    keys,
    fetchInternal,
    renderError: (error) => renderMessage(errorText(error, texts)),
    renderNotFound: () => renderMessage(texts.pageNotFoundMessage),
  });
  provider.on('interaction.started', ({ req, res, oidc }) => {
    const uid = oidc.entities.Interaction?.uid;
    if (uid) bindSignIn({ settings, keys }, req, res, uid);
  });
  provider.on('server_error', (context, error) => {
    if (!isClientGone(error, context.req)) log.error({ err: error }, 'request failed');
  });
  (provider as EventEmitter).on('error', (error: Error, context: { req: IncomingMessage }) => {
    if (!isClientGone(error, context.req)) log.error({ err: error }, 'request failed');
  });
  provider.on('grant.error', (context, error) =>
    log.warn({
      event: 'token refused',
      client: context.oidc.client?.clientId,
      error: error.error,
      reason: error.error_detail,
    }),
  );
  return { settings, home, database, realm, keys, provider, fetchInternal, sendPage, log };
};

const errorText = (error: Error, texts: Texts): string => {
  if (error instanceof errors.SessionNotFound) return texts.loginTimeout;
  if (error instanceof errors.InvalidRedirectUri) return texts.invalidRedirectUriMessage;
  if (error instanceof errors.InvalidRequest) return texts.invalidRequestMessage;
  if (error instanceof errors.InvalidClient) return texts.clientNotFoundMessage;
  return error instanceof errors.OIDCProviderError ? texts.invalidCodeMessage : texts.internalServerError;
};

const listen = (server: Server, { host, port }: Settings): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });

const cleanUp = (database: Database, log: Logger): void => {
  deleteExpiredArtifacts(database).catch((error: unknown) => log.warn({ err: error }, 'expired rows were not removed'));
};

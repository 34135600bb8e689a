import type { Server } from 'node:net';
import { openCluster, type Cluster } from '../../backend/src/embedded-postgres/cluster.ts';
import { startChild, ChildError, type Child } from './children.ts';
import { bindPort } from './listener.ts';
import { announcement } from './announcement.ts';
import { keptSecrets } from './secrets.ts';
import type { LaunchSettings } from './settings.ts';
import { builtWebClient } from './web-client.ts';

/** Everything that one `npm start` has started, in the order in which it is ended: the reverse. */
export class Launch {
  /** Rejected as soon as one part ends by itself. */
  readonly ended: Promise<never>;
  readonly #fail: (reason: unknown) => void;
  readonly #children: Child[] = [];
  #cluster: Promise<Cluster> | null = null;
  #stopping = false;

  constructor() {
    const { promise, reject } = Promise.withResolvers<never>();
    this.ended = promise;
    this.#fail = reject;
    promise.catch(() => undefined);
  }

  /** Starts all parts; answers what to tell the person at the terminal. */
  async start(settings: LaunchSettings): Promise<string[]> {
    const listener = await bindPort(settings.host, settings.port);
    const webClient = builtWebClient();
    webClient.catch(() => undefined);
    const secrets = await keptSecrets(settings.dataFolder);
    const databaseUrl = await this.#openDatabase(settings);
    const issuer = settings.oidcIssuer ?? `${settings.publicUrl}/realms/struma`;
    const common = { DATABASE_URL: databaseUrl, PUBLIC_URL: settings.publicUrl, DEMO: String(settings.demo) };

    const identity = settings.oidcIssuer
      ? null
      : await this.#startChild(settings, 'identity provider', 'identity/src/main.ts', {
          ...common,
          STRUMA_PUBLIC_URL: settings.publicUrl,
          STRUMA_WEB_SECRET: secrets.webSecret,
          STRUMA_BACKEND_SECRET: secrets.backendSecret,
        });
    const provider = {
      OIDC_ISSUER: issuer,
      OIDC_INTERNAL_URL: identity ? `${identity.url}/realms/struma` : issuer,
    };
    const backend = settings.restUrl
      ? null
      : await this.#startChild(settings, 'REST service', 'backend/src/main.ts', {
          ...common,
          ...provider,
          ATTACHMENTS_DIR: `${settings.dataFolder}/attachments`,
          IS_PRODUCTION: String(settings.isProduction),
          SCALE: String(settings.scale),
        });
    const gateway = {
      ...provider,
      HOST: settings.host,
      PORT: String(settings.port),
      LISTEN_HANDLE: '1',
      PUBLIC_URL: settings.publicUrl,
      REST_URL: settings.restUrl ?? backend?.url ?? '',
      OIDC_CLIENT_SECRET: settings.oidcClientSecret ?? secrets.webSecret,
      SESSION_KEYS: process.env.SESSION_KEYS ?? secrets.sessionKeys,
      IDENTITY_PROXY: identity?.url ?? '',
      WEB_DIST: await webClient,
    };
    await this.#startChild(settings, 'gateway', 'gateway/src/main.ts', gateway, listener);
    listener.close();
    return announcement(settings);
  }

  /** Ends what was started, the last first. Asked twice, it still ends everything once. */
  async stop(): Promise<void> {
    if (this.#stopping) return;
    this.#stopping = true;
    for (const child of this.#children.reverse()) await child.stop();
    const cluster = await this.#cluster?.catch(() => null);
    await cluster?.stop();
  }

  async #openDatabase(settings: LaunchSettings): Promise<string> {
    if (settings.databaseUrl) return settings.databaseUrl;
    if (settings.restUrl && settings.oidcIssuer) return '';
    this.#cluster = openCluster({ dataFolder: settings.dataFolder });
    const cluster = await this.#cluster;
    void cluster.lost.then(() => this.#fail(new ChildError('PostgreSQL ended unexpectedly. Start again.')));
    return cluster.url;
  }

  async #startChild(
    settings: LaunchSettings,
    name: string,
    main: string,
    env: Record<string, string>,
    listener?: Server,
  ): Promise<Child> {
    const child = await startChild({ name, main, env, logFile: settings.logFile, listener });
    this.#children.push(child);
    child.ended.catch((reason: unknown) => this.#fail(reason));
    return child;
  }
}

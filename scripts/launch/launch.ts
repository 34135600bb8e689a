import type { Server } from 'node:net';
import { openCluster, type Cluster } from '../../backend/src/embedded-postgres/cluster.ts';
import { checkPartSettings } from './check-settings.ts';
import { startChild, ChildError, type Child } from './children.ts';
import { bindPort } from './listener.ts';
import { announcement } from './announcement.ts';
import { backendSettings, gatewaySettings, identitySettings } from './part-settings.ts';
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
    checkPartSettings(settings);
    const listener = await bindPort(settings.host, settings.port);
    const webClient = builtWebClient();
    webClient.catch(() => undefined);
    const secrets = await keptSecrets(settings.dataFolder);
    const databaseUrl = await this.#openDatabase(settings);
    const identity = settings.oidcIssuer
      ? null
      : await this.#startChild(
          settings,
          'identity provider',
          'identity/src/main.ts',
          identitySettings(settings, secrets, databaseUrl),
        );
    const identityUrl = identity?.url ?? null;
    const backend = settings.restUrl
      ? null
      : await this.#startChild(
          settings,
          'REST service',
          'backend/src/main.ts',
          backendSettings(settings, secrets, { databaseUrl, identityUrl }),
        );
    const gateway = gatewaySettings(settings, secrets, {
      identityUrl,
      backendUrl: backend?.url ?? null,
      webClient: await webClient,
    });
    await this.#startChild(settings, 'gateway', 'gateway/src/main.ts', { ...gateway, LISTEN_HANDLE: '1' }, listener);
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

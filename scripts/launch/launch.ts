import { appendFileSync } from 'node:fs';
import type { Server } from 'node:net';
import { openCluster } from '../../backend/src/embedded-postgres/cluster.ts';
import { announcement } from './announcement.ts';
import { checkPartSettings } from './check-settings.ts';
import { startChild, type Child } from './children.ts';
import { keepAlive, type Kept, type Life } from './keep-alive.ts';
import { bindPort } from './listener.ts';
import { backendSettings, gatewaySettings, identitySettings, type Environment } from './part-settings.ts';
import { keptSecrets } from './secrets.ts';
import type { LaunchSettings } from './settings.ts';
import { builtWebClient } from './web-client.ts';

interface ChildPart {
  name: string;
  main: string;
  env: Environment;
  /** Variable of its port: a part that is started again serves the same address. */
  portName: string;
}

/** Everything that one `npm start` has started and keeps alive, in the order in which it is ended: the reverse. */
export class Launch {
  /** Rejected as soon as one part has been given up. */
  readonly ended: Promise<never>;
  readonly #fail: (reason: unknown) => void;
  readonly #parts: Kept<Life>[] = [];
  #opening: Promise<unknown> | null = null;
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
    const identityUrl = settings.oidcIssuer
      ? null
      : await this.#startPart(settings, {
          name: 'identity provider',
          main: 'identity/src/main.ts',
          env: identitySettings(settings, secrets, databaseUrl),
          portName: 'IDENTITY_PORT',
        });
    const backendUrl = settings.restUrl
      ? null
      : await this.#startPart(settings, {
          name: 'REST service',
          main: 'backend/src/main.ts',
          env: backendSettings(settings, secrets, { databaseUrl, identityUrl }),
          portName: 'BACKEND_PORT',
        });
    const addresses = { identityUrl, backendUrl, webClient: await webClient };
    await this.#startGateway(settings, gatewaySettings(settings, secrets, addresses), listener);
    return announcement(settings);
  }

  /** Ends what was started, the last first. Asked twice, it still ends everything once. */
  async stop(): Promise<void> {
    if (this.#stopping) return;
    this.#stopping = true;
    await this.#opening?.catch(() => undefined);
    for (const part of this.#parts.reverse()) await part.stop();
  }

  async #openDatabase(settings: LaunchSettings): Promise<string> {
    if (settings.databaseUrl) return settings.databaseUrl;
    if (settings.restUrl && settings.oidcIssuer) return '';
    const start = async () => {
      const cluster = await openCluster({ dataFolder: settings.dataFolder });
      return { ...cluster, ended: cluster.lost.then(() => 'PostgreSQL ended unexpectedly.') };
    };
    this.#opening = this.#keep(settings, 'database', start);
    return ((await this.#opening) as Life & { url: string }).url;
  }

  async #startPart(settings: LaunchSettings, part: ChildPart): Promise<string> {
    let port: string | null = null;
    const start = async (stopping: AbortSignal): Promise<Child> => {
      const env = port === null ? part.env : { ...part.env, [part.portName]: port };
      const child = await startChild({ ...part, env, logFile: settings.logFile, stopping });
      port ??= new URL(child.url).port;
      return child;
    };
    return (await this.#keep(settings, part.name, start)).url;
  }

  /** While there is no gateway, the port is bound here: visitors get the page that tries again. */
  async #startGateway(settings: LaunchSettings, env: Environment, first: Server): Promise<void> {
    let bound: Server | null = first;
    const bind = async (): Promise<Server> => (bound ??= await bindPort(settings.host, settings.port));
    const start = async (stopping: AbortSignal): Promise<Child> => {
      const listener = await bind();
      const { logFile } = settings;
      const options = { name: 'gateway', main: 'gateway/src/main.ts', logFile, listener, stopping };
      const child = await startChild({ ...options, env: { ...env, LISTEN_HANDLE: '1' } });
      listener.close();
      bound = null;
      const ended = child.ended.then(async (reason) => {
        if (!this.#stopping) await bind().catch(() => undefined);
        return reason;
      });
      return { ...child, ended };
    };
    await this.#keep(settings, 'gateway', start);
  }

  async #keep<L extends Life>(
    { logFile }: LaunchSettings,
    name: string,
    start: (stopping: AbortSignal) => Promise<L>,
  ): Promise<L> {
    const kept = await keepAlive({ name, start, tell: (text) => writeLog(logFile, text) });
    this.#parts.push(kept);
    kept.givenUp.catch((reason: unknown) => this.#fail(reason));
    return kept.first;
  }
}

const warning = 40;

const writeLog = (file: string, text: string): void => {
  const line = `${JSON.stringify({ level: warning, time: Date.now(), part: 'launcher', msg: text })}\n`;
  if (file === '-') process.stdout.write(line);
  else appendFileSync(file, line);
};

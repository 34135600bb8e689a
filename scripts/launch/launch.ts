import type { Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { openCluster } from '../../backend/src/embedded-postgres/cluster.ts';
import { choosePlace } from '../../backend/src/embedded-postgres/place.ts';
import { announcement } from './announcement.ts';
import { capLog } from './cap-log.ts';
import { checkProvider } from './check-provider.ts';
import { checkPartSettings } from './check-settings.ts';
import { startChild, type Child } from './children.ts';
import { prepareDataFolder } from './data-folder.ts';
import { createDiskWatch } from './disk-space.ts';
import { supervise, type SupervisedPart, type PartRun } from './supervise.ts';
import { bindPort } from './listener.ts';
import { backendSettings, gatewaySettings, identitySettings, type Environment } from './part-settings.ts';
import { openPartsLog, type PartsLog } from './parts-log.ts';
import { refusePublicDemo } from './public-demo.ts';
import { readOrCreateSecrets } from './secrets.ts';
import type { LaunchSettings } from './settings.ts';
import { buildWebClient } from './web-client.ts';

interface ChildPart {
  name: PartName;
  main: string;
  env: Environment;
  /** Environment variable of the part's port, so that a restarted part keeps its address. */
  portName: string;
}

type PartName = 'gateway' | 'REST service' | 'identity provider' | 'database';

/** Parts that are stopped together. A part that still runs `killAfterMs` after the call of `stop` is killed. */
const stages: { parts: PartName[]; killAfterMs: number }[] = [
  { parts: ['gateway'], killAfterMs: 5_000 },
  { parts: ['REST service', 'identity provider'], killAfterMs: 7_500 },
  { parts: ['database'], killAfterMs: 9_000 },
];

const minTimeoutMs = 500;
const capLogEveryMs = 60_000;
/** With 1 GB, V8 collected garbage so often that a response with 100 rows took a fifth more processor time. */
const gatewayHeapMegabytes = 2048;

/** Starts, restarts and ends all parts of one `npm start`. */
export class Launch {
  /** Rejects when a part has ended too often. */
  readonly ended: Promise<never>;
  readonly #fail: (reason: unknown) => void;
  readonly #parts = new Map<PartName, SupervisedPart<PartRun>>();
  readonly #stopping = new AbortController();
  readonly #onProgress: (line: string) => void;
  #log: PartsLog | null = null;

  /** `onProgress` gets lines for the terminal during a long start. */
  constructor(onProgress: (line: string) => void = () => undefined) {
    this.#onProgress = onProgress;
    const { promise, reject } = Promise.withResolvers<never>();
    this.ended = promise;
    this.#fail = reject;
    promise.catch(() => undefined);
  }

  /** Starts all parts; returns the text for the terminal. */
  async start(settings: LaunchSettings): Promise<string[]> {
    checkPartSettings(settings);
    refusePublicDemo(settings);
    await prepareDataFolder(settings.dataFolder);
    const listener = await bindPort(settings.host, settings.port);
    const log = openPartsLog(settings);
    this.#log = log;
    const webClient = buildWebClient(this.#stopping.signal);
    webClient.catch(() => undefined);
    const secrets = await readOrCreateSecrets(settings.dataFolder);
    const databaseUrl = await this.#openDatabase(settings, log);
    const identityUrl = settings.oidcIssuer
      ? null
      : await this.#startPart(settings, log, {
          name: 'identity provider',
          main: 'identity/src/main.ts',
          env: identitySettings(settings, secrets, databaseUrl),
          portName: 'IDENTITY_PORT',
        });
    const backendUrl = settings.restUrl
      ? null
      : await this.#startPart(settings, log, {
          name: 'REST service',
          main: 'backend/src/main.ts',
          env: backendSettings(settings, secrets, { databaseUrl, identityUrl }),
          portName: 'BACKEND_PORT',
        });
    const addresses = { identityUrl, backendUrl, webClient: await webClient };
    await this.#startGateway(settings, log, gatewaySettings(settings, secrets, addresses), listener);
    return [...announcement(settings), ...(await checkProvider(settings))];
  }

  /** Ends all parts within ten seconds, in the reverse order of their start. A second call does nothing. */
  async stop(): Promise<void> {
    if (this.#stopping.signal.aborted) return;
    this.#stopping.abort();
    const began = performance.now();
    for (const { parts, killAfterMs } of stages) {
      const withinMs = Math.max(minTimeoutMs, killAfterMs - (performance.now() - began));
      const ending = parts.map(async (name) => this.#parts.get(name)?.stop(withinMs));
      // A part that cannot be killed must not block the others.
      await Promise.race([Promise.all(ending), pause(withinMs + minTimeoutMs, undefined, { ref: false })]);
    }
    await this.#log?.flush();
  }

  async #openDatabase(settings: LaunchSettings, log: PartsLog): Promise<string> {
    if (settings.databaseUrl) return settings.databaseUrl;
    if (settings.restUrl && settings.oidcIssuer) return '';
    const { dataFolder, logFileMegabytes } = settings;
    const hasExternalCause = createDiskWatch((await choosePlace(dataFolder)).folder);
    const start = async (stopping: AbortSignal) => {
      const cluster = await openCluster({ dataFolder, stopping });
      return { ...cluster, ended: cluster.lost.then(() => 'PostgreSQL ended unexpectedly.') };
    };
    const { url, logFile } = await this.#supervise(log, 'database', start, hasExternalCause);
    const cap = () => void capLog(logFile, logFileMegabytes * 1024 * 1024).catch(() => undefined);
    cap();
    setInterval(cap, capLogEveryMs).unref();
    return url;
  }

  async #startPart({ hangMs }: LaunchSettings, log: PartsLog, part: ChildPart): Promise<string> {
    let port: string | null = null;
    const start = async (stopping: AbortSignal): Promise<Child> => {
      const env = port === null ? part.env : { ...part.env, [part.portName]: port };
      const child = await startChild({ ...part, env, log, hangMs, stopping, onProgress: this.#onProgress });
      port ??= new URL(child.url).port;
      return child;
    };
    return (await this.#supervise(log, part.name, start)).url;
  }

  /** While no gateway runs, the launcher listens on the port itself and sends browsers a page that retries. */
  async #startGateway(settings: LaunchSettings, log: PartsLog, env: Environment, first: Server): Promise<void> {
    let bound: Server | null = first;
    const bind = async (): Promise<Server> => (bound ??= await bindPort(settings.host, settings.port));
    const start = async (stopping: AbortSignal): Promise<Child> => {
      const listener = await bind();
      const { hangMs } = settings;
      const nodeOptions = [`--max-old-space-size=${gatewayHeapMegabytes}`];
      const options = { name: 'gateway', main: 'gateway/src/main.ts', nodeOptions, log, hangMs, listener, stopping };
      const child = await startChild({ ...options, env: { ...env, LISTEN_HANDLE: '1' } });
      listener.close();
      bound = null;
      const ended = child.ended.then(async (reason) => {
        if (!this.#stopping.signal.aborted) await bind().catch(() => undefined);
        return reason;
      });
      return { ...child, ended };
    };
    await this.#supervise(log, 'gateway', start);
  }

  async #supervise<L extends PartRun>(
    log: PartsLog,
    name: PartName,
    start: (stopping: AbortSignal) => Promise<L>,
    hasExternalCause?: () => Promise<boolean>,
  ): Promise<L> {
    this.#stopping.signal.throwIfAborted();
    const supervised = supervise({ name, start, report: (text) => log.warn(text), hasExternalCause });
    this.#parts.set(name, supervised);
    supervised.givenUp.catch((reason: unknown) => this.#fail(reason));
    return supervised.first;
  }
}

// `npm run dev`: runs the product and reloads gateway, REST service, identity provider and web client on save. Vite
// serves the page, and forwards requests for the paths of the gateway (vite.config.ts) to the gateway.
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { openCluster } from '../backend/src/embedded-postgres/cluster.ts';
import { findFreePort } from './launch/free-port.ts';
import { announcement } from './launch/announcement.ts';
import { backendSettings, gatewaySettings, identitySettings } from './launch/part-settings.ts';
import { prepareDataFolder } from './launch/data-folder.ts';
import { refusePublicDemo } from './launch/public-demo.ts';
import { readOrCreateSecrets } from './launch/secrets.ts';
import { readLaunchSettings } from './launch/settings.ts';

const root = join(import.meta.dirname, '..');
const vitePort = '5173';
const settings = {
  ...readLaunchSettings({ PUBLIC_URL: `http://127.0.0.1:${vitePort}`, ...process.env }, process.argv.slice(2)),
  logFile: '-',
};
refusePublicDemo(settings);
await prepareDataFolder(settings.dataFolder);
const secrets = await readOrCreateSecrets(settings.dataFolder);
const cluster = settings.databaseUrl ? null : await openCluster({ dataFolder: settings.dataFolder });
const [identityPort, backendPort] = [await findFreePort(), await findFreePort()];
const databaseUrl = settings.databaseUrl ?? cluster?.url ?? '';
const identityUrl = `http://127.0.0.1:${identityPort}`;
const backendUrl = `http://127.0.0.1:${backendPort}`;

const gatewayWatchOptions = ['--watch-path=gateway/src', '--watch-path=packages/shared', '--watch-path=schema'];
const children = [
  startWatched('identity/src/main.ts', [], {
    ...identitySettings(settings, secrets, databaseUrl),
    IDENTITY_PORT: String(identityPort),
  }),
  startWatched('backend/src/main.ts', [], {
    ...backendSettings(settings, secrets, { databaseUrl, identityUrl }),
    BACKEND_PORT: String(backendPort),
  }),
  startWatched('gateway/src/main.ts', gatewayWatchOptions, {
    ...gatewaySettings(settings, secrets, { identityUrl, backendUrl, webClient: join(root, 'web') }),
    // The documents of the client change during development, so they are not among the persisted queries.
    AD_HOC_QUERIES: 'everyone',
  }),
  start([join(root, 'web/node_modules/vite/bin/vite.js'), '--port', vitePort, '--strictPort'], join(root, 'web'), {
    GATEWAY_URL: `http://${settings.host}:${settings.port}`,
  }),
];
for (const line of announcement(settings)) console.log(line);

let isEnding = false;
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => void end());

async function end(): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  await Promise.all(children.map(stop));
  await cluster?.stop();
  process.exit(0);
}

function startWatched(main: string, watch: string[], env: Record<string, string>): ChildProcess {
  return start(['--watch', '--watch-preserve-output', ...watch, main], root, env);
}

function start(args: string[], cwd: string, env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, 'SIGTERM');
  await exited;
}

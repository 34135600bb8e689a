import { Server } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import type { ParentSocket } from './app/http/http-server.ts';

// By default, V8 collects the whole heap after each 64 MB of new buffers, which are only 250 long lists. With this option
// it takes the size of the heap into account (docs/decisions/036-byte-projection.md).
setFlagsFromString('--external-memory-accounted-in-global-limit');

/**
 * The parent may pass its listening socket as soon as this process runs. This listener is added before the application
 * loads, which takes a while, so that no connection is lost.
 */
const parentSocket =
  process.env['LISTEN_HANDLE'] === '1'
    ? new Promise<ParentSocket>((resolve) => {
        process.on('message', (message, server) => {
          if (message === 'listen' && server instanceof Server) resolve(collect(server));
        });
      })
    : undefined;

const collect = (server: Server): ParentSocket => {
  const waiting: ParentSocket['waiting'] = [];
  server.on('connection', (socket) => waiting.push(socket));
  return { server, waiting };
};

const maxStopMs = 9_000;
let stopGateway: (() => Promise<void>) | undefined;
let flushLog: (() => Promise<void>) | undefined;
let isStopping = false;
const stop = (): void => {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(0), maxStopMs).unref();
  void Promise.resolve(stopGateway?.())
    .then(() => flushLog?.())
    .then(() => process.exit(0));
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.on('disconnect', stop);

const { startGateway } = await import('./app/start.ts');
const { createLog } = await import('./kernel/observability/log.ts');
const { openLogOutput } = await import('./kernel/observability/log-output.ts');
const { SettingsError } = await import('@struma/shared/settings.ts');
const { readSettings } = await import('./settings.ts');
const { warnOfDeprecatedSettings } = await import('@struma/shared/renamed-settings.ts');

try {
  const settings = readSettings(process.env);
  const output = openLogOutput();
  flushLog = () => output.flush();
  const log = createLog(settings.logLevel, output);
  warnOfDeprecatedSettings(settings.deprecated, log);
  const gateway = await startGateway(settings, log, { parentSocket });
  stopGateway = gateway.stop;
  process.send?.({ ready: gateway.url });
} catch (error) {
  const lines = error instanceof SettingsError ? error.lines : [error instanceof Error ? error.message : String(error)];
  for (const line of lines) process.stderr.write(`${line}\n`);
  if (process.send) process.send({ failed: lines.join('\n') }, () => process.exit(1));
  else process.exit(1);
}

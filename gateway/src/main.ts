import { Server } from 'node:net';
import type { Handed } from './app/http/http-server.ts';

/**
 * The parent may hand over its listening socket as soon as this process lives. Whoever connects from then on must not
 * get lost, so this is listened to before the application, which takes a while to load.
 */
const handed =
  process.env['LISTEN_HANDLE'] === '1'
    ? new Promise<Handed>((resolve) => {
        process.on('message', (message, server) => {
          if (message === 'listen' && server instanceof Server) resolve(collect(server));
        });
      })
    : undefined;

const collect = (server: Server): Handed => {
  const waiting: Handed['waiting'] = [];
  server.on('connection', (socket) => waiting.push(socket));
  return { server, waiting };
};

const longestStopMs = 9_000;
let stopGateway: (() => Promise<void>) | undefined;
let flushLog: (() => Promise<void>) | undefined;
let stopping = false;
const stop = (): void => {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(0), longestStopMs).unref();
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

try {
  const settings = readSettings(process.env);
  const output = openLogOutput();
  flushLog = () => output.flush();
  const gateway = await startGateway(settings, createLog(settings.logLevel, output), { handed });
  stopGateway = gateway.stop;
  process.send?.({ ready: gateway.url });
} catch (error) {
  const lines = error instanceof SettingsError ? error.lines : [error instanceof Error ? error.message : String(error)];
  for (const line of lines) process.stderr.write(`${line}\n`);
  if (process.send) process.send({ failed: lines.join('\n') }, () => process.exit(1));
  else process.exit(1);
}

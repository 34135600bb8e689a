import { run, type RunningService } from './app/run.ts';
import { readSettings, SettingsError } from './settings.ts';

const longestStopMilliseconds = 5_000;

const linesOf = (error: unknown): string => {
  if (error instanceof SettingsError) return error.lines.join('\n');
  return error instanceof Error ? error.message : String(error);
};

const stopOnRequest = (service: RunningService): void => {
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(0), longestStopMilliseconds).unref();
    void service.stop().finally(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.once('disconnect', stop);
};

try {
  const service = await run(readSettings(process.env));
  stopOnRequest(service);
  process.send?.({ ready: service.url });
} catch (error) {
  const failed = linesOf(error);
  if (process.send) process.send({ failed }, () => process.exit(1));
  else process.stderr.write(`${failed}\n`);
  process.exitCode = 1;
}

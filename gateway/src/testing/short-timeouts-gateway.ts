// The gateway as a process with short time limits for slow clients.
import { createLog } from '../kernel/observability/log.ts';
import { readSettings } from '../settings.ts';
import { defaultTimeouts } from '../app/http/slow-clients.ts';
import { startGateway } from '../app/start.ts';

const short = { headers: 400, body: 400, upload: 800, reading: 400, idle: 400, check: 50 };

const settings = readSettings(process.env);
const timeouts = { ...defaultTimeouts(settings.http.requestTimeoutMs), ...short };
const http = { ...settings.http, timeouts };
const gateway = await startGateway({ ...settings, http }, createLog(settings.logLevel));

const stop = (): void => void gateway.stop().then(() => process.exit(0));
process.once('SIGTERM', stop).once('disconnect', stop);
process.send?.({ ready: gateway.url });

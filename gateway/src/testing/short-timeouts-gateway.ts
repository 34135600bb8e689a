// The gateway as a process with short time limits for slow clients.
import { createLog } from '../kernel/observability/log.ts';
import { readSettings } from '../settings.ts';
import { defaultTimeouts } from '../app/http/slow-clients.ts';
import { startGateway } from '../app/start.ts';

// Longer than a busy machine delays the request of a client that is not slow.
const short = { headers: 1000, body: 1000, upload: 1500, reading: 1000, idle: 1000, check: 50 };

const settings = readSettings(process.env);
const timeouts = { ...defaultTimeouts(settings.http.requestTimeoutMs), ...short };
const http = { ...settings.http, timeouts };
const gateway = await startGateway({ ...settings, http }, createLog(settings.logLevel));

const stop = (): void => void gateway.stop().then(() => process.exit(0));
process.once('SIGTERM', stop).once('disconnect', stop);
process.send?.({ ready: gateway.url });

import { randomBytes } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { ServeEvents } from '../events/event-stream.ts';
import { createEventRoutes } from '../events/events.routes.ts';
import { createFileRoutes } from '../files/files.routes.ts';
import type { TakeMessage } from '../files/message-upload.ts';
import { createMapRoutes } from '../map/map.routes.ts';
import type { TrafficLimits } from '../kernel/limits/traffic.ts';
import { createRest } from '../kernel/rest/rest.ts';
import { startTestProvider, testAudience, testClient } from './provider.ts';
import type { TestPerson, TestProvider } from './provider.ts';
import { createSession } from '../session/session.routes.ts';
import type { Graphql } from '../app/graphql.ts';
import { createRateCheck } from '../app/http/rate-limits.ts';
import { createReadiness } from '../app/http/health.ts';
import { createServer, runServer } from '../app/http/http-server.ts';
import { operator } from './people.texts.ts';
import { addRoutes } from '../app/http/routes.ts';
import { TestBrowser } from './browser.ts';

export type LogRecord = { level: number; msg: string; request?: { path: string; status: number } };

type Options = {
  publicUrl?: string;
  restUrl?: string;
  webDist?: string;
  identityProxy?: string;
  provider?: TestProvider;
  sessionKeys?: readonly [Uint8Array, ...Uint8Array[]];
  replyToSignal?: TakeMessage;
  traffic?: TrafficLimits;
  trustedProxies?: readonly string[];
  events?: ServeEvents;
  firstByteTimeoutMs?: number;
};

const unlimited = {
  person: { perSecond: 0, burst: 0 },
  address: { perSecond: 0, burst: 0 },
  static: { perSecond: 0, burst: 0 },
  concurrent: 0,
  streams: 0,
};

const signedIn = { actions: [], groups: [] };

/** The gateway's HTTP side as it runs; only GraphQL is replaced, by an echo of who was recognised. */
export const startTestGateway = async (options: Options = {}) => {
  const { publicUrl = 'https://struma.example', restUrl = 'http://127.0.0.1:9', identityProxy } = options;
  const provider = options.provider ?? (await startTestProvider());
  const lines: string[] = [];
  const written = new EventEmitter();
  const log = pino({ level: 'debug' }, { write: (line: string) => void (lines.push(line), written.emit('line')) });
  const rest = createRest({
    restUrl,
    connectTimeoutMs: 2000,
    readTimeoutMs: 5000,
    fileTimeoutMs: 120_000,
    answerLimitBytes: 1024 * 1024,
  });
  const session = createSession(
    {
      publicUrl,
      issuer: provider.issuer,
      internalUrl: provider.internalUrl,
      ...testClient,
      ...testAudience,
      sessionKeys: options.sessionKeys ?? [randomBytes(32)],
    },
    log,
  );
  const replyToSignal: TakeMessage =
    options.replyToSignal ??
    (async ({ caller, traceId, signalId, files, signal, input }) => {
      const fields = { signalId: signalId ?? '', message: JSON.stringify(input) };
      const text = await rest
        .as(caller, traceId)
        .postMultipart('/api/response/CreateResponse/', {}, fields, files, { signal, idempotencyKey: 'key-1' });
      return { __typename: 'ReplyToSignalSuccess', responseId: text };
    });
  const server = createServer(
    { publicUrl, requestTimeoutMs: 60_000, trustedProxies: options.trustedProxies ?? [] },
    log,
  );
  const declared = addRoutes(server, {
    session,
    graphql: { handle: echoCaller },
    files: createFileRoutes({
      rest,
      uploads: { replyToSignal, submitSignal: replyToSignal, addSignalNote: replyToSignal },
      exports: { signals: async () => ({ path: '/struma/signals/export', query: {} }) },
      demandAttachments: async () => undefined,
      firstByteTimeoutMs: options.firstByteTimeoutMs ?? 60_000,
    }),
    webDist: options.webDist ?? mkdtempSync(join(tmpdir(), 'struma-web-')),
    identity: identityProxy ? { identityProxy, publicUrl } : null,
    map: createMapRoutes(rest, { base: signedIn, layers: signedIn }),
    events: createEventRoutes(options.events ?? ((response) => response.end()), signedIn),
    checkRate: createRateCheck(options.traffic ?? unlimited),
    readiness: createReadiness(restUrl, provider.issuer, session.provider),
    log,
  });
  const http = await runServer(server);
  const url = await http.listen(0, '127.0.0.1');
  const logRecords = () => lines.map((line) => JSON.parse(line) as LogRecord);
  return {
    url,
    provider,
    declared,
    /** Waits for the first record of its kind: what follows an answer may be logged after the answer has arrived. */
    logRecord: async (isIt: (record: LogRecord) => boolean): Promise<LogRecord> => {
      for (;;) {
        const found = logRecords().find(isIt);
        if (found) return found;
        await once(written, 'line');
      }
    },
    /** Everything that was logged, as text and as records. */
    logged: () => lines.join(''),
    logRecords,
    browser: () => new TestBrowser(url, new URL(publicUrl).origin),
    stop: async () => {
      await http.stop();
      rest.stop();
      if (!options.provider) await provider.stop();
    },
  };
};

export type TestGateway = Awaited<ReturnType<typeof startTestGateway>>;

/** Signs in as a browser does; answers what the callback answered. */
export const signIn = async (
  gateway: TestGateway,
  browser: TestBrowser,
  person: TestPerson = operator,
  returnTo = '/signals_oper/list?page=2',
): Promise<Response> => {
  const begun = await browser.follow(`/auth/login?returnTo=${encodeURIComponent(returnTo)}`);
  const answer = gateway.provider.approve(new URL(begun.headers.get('location') ?? ''), person);
  return browser.follow(`/auth/callback?${answer}`);
};

const echoCaller: Graphql['handle'] = async (request, response, caller) => {
  request.resume();
  response.writeHead(caller ? 200 : 401, { 'content-type': 'application/json' }).end(JSON.stringify(caller));
};

import { randomBytes } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Logger } from 'pino';
import type { ServeEvents } from '../events/event-stream.ts';
import { createEventRoutes } from '../events/events.routes.ts';
import { createFileRoutes } from '../files/files.routes.ts';
import type { HandleMessage } from '../files/message-upload.ts';
import { createMapRoutes } from '../map/map.routes.ts';
import type { TrafficLimits } from '../kernel/limits/traffic.ts';
import { createRest } from '../kernel/rest/rest.ts';
import type { Rest } from '../kernel/rest/rest.ts';
import { startTestProvider, testAudience, testClient } from './provider.ts';
import type { TestUser, TestProvider } from './provider.ts';
import { createSessionService } from '../session/session.routes.ts';
import type { Graphql } from '../app/graphql.ts';
import { createRateCheck } from '../app/http/rate-limits.ts';
import { createReadinessCheck } from '../app/http/health.ts';
import { createServer, runServer } from '../app/http/http-server.ts';
import { operator } from './people.texts.ts';
import { listExports } from '../app/resolvers.ts';
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
  replyToSignal?: HandleMessage;
  traffic?: TrafficLimits;
  trustedProxies?: readonly string[];
  events?: ServeEvents;
  firstByteTimeoutMs?: number;
};

const unlimited = {
  principal: { perSecond: 0, burst: 0 },
  address: { perSecond: 0, burst: 0 },
  static: { perSecond: 0, burst: 0 },
  concurrent: 0,
  streams: 0,
};

const anySignedInUser = { actions: [], groups: [] };

/** Starts the gateway's HTTP server. In place of GraphQL, a stub returns the principal. */
export const startTestGateway = async (options: Options = {}) => {
  const { publicUrl = 'https://struma.example', restUrl = 'http://127.0.0.1:9', identityProxy } = options;
  const provider = options.provider ?? (await startTestProvider());
  const { log, ...recordedLog } = createRecordedLog();
  const rest = createTestRest(restUrl);
  const session = createTestSession(publicUrl, provider, options, log);
  const checkRate = createRateCheck(options.traffic ?? unlimited);
  const server = createServer(
    { publicUrl, requestTimeoutMs: 60_000, trustedProxies: options.trustedProxies ?? [] },
    log,
    checkRate,
  );
  const declaredRoutes = addRoutes(server, {
    session,
    graphql: { handle: echoPrincipal },
    files: createTestFileRoutes(rest, options),
    webDist: options.webDist ?? mkdtempSync(join(tmpdir(), 'struma-web-')),
    identity: identityProxy ? { identityProxy, publicUrl } : null,
    map: createMapRoutes(rest, { base: anySignedInUser, layers: anySignedInUser }),
    events: createEventRoutes(options.events ?? ((response) => response.end()), anySignedInUser),
    checkRate,
    readiness: createReadinessCheck(restUrl, provider.issuer, session.provider),
    log,
  });
  const http = await runServer(server);
  const url = await http.listen(0, '127.0.0.1');
  return {
    url,
    provider,
    declaredRoutes,
    ...recordedLog,
    browser: () => new TestBrowser(url, new URL(publicUrl).origin),
    stop: async () => {
      await http.stop();
      rest.stop();
      if (!options.provider) await provider.stop();
    },
  };
};

export type TestGateway = Awaited<ReturnType<typeof startTestGateway>>;

/** Signs in like a browser. Returns the response of the callback. */
export const signIn = async (
  gateway: TestGateway,
  browser: TestBrowser,
  user: TestUser = operator,
  returnTo = '/signals_oper/list?page=2',
): Promise<Response> => {
  const begun = await browser.follow(`/auth/login?returnTo=${encodeURIComponent(returnTo)}`);
  const callbackQuery = gateway.provider.approve(new URL(begun.headers.get('location') ?? ''), user);
  return browser.follow(`/auth/callback?${callbackQuery}`);
};

const echoPrincipal: Graphql['handle'] = async (request, response, principal) => {
  request.resume();
  response.writeHead(principal ? 200 : 401, { 'content-type': 'application/json' }).end(JSON.stringify(principal));
};

/** A log in memory. */
const createRecordedLog = () => {
  const lines: string[] = [];
  const written = new EventEmitter();
  const log = pino({ level: 'debug' }, { write: (line: string) => void (lines.push(line), written.emit('line')) });
  const logRecords = () => lines.map((line) => JSON.parse(line) as LogRecord);
  return {
    log,
    /** Waits for the first matching record: lines may be logged after the response has arrived. */
    logRecord: async (matches: (record: LogRecord) => boolean): Promise<LogRecord> => {
      for (;;) {
        const found = logRecords().find(matches);
        if (found) return found;
        await once(written, 'line');
      }
    },
    /** All log lines, as text and as records. */
    logged: () => lines.join(''),
    logRecords,
  };
};

const createTestRest = (restUrl: string): Rest =>
  createRest({
    restUrl,
    connectTimeoutMs: 2000,
    readTimeoutMs: 5000,
    fileTimeoutMs: 120_000,
    responseLimitBytes: 1024 * 1024,
  });

const createTestSession = (publicUrl: string, provider: TestProvider, { sessionKeys }: Options, log: Logger) =>
  createSessionService(
    {
      publicUrl,
      issuer: provider.issuer,
      internalUrl: provider.internalUrl,
      ...testClient,
      ...testAudience,
      sessionKeys: sessionKeys ?? [randomBytes(32)],
      maxTokenAgeSeconds: 30,
    },
    log,
  );

const createTestFileRoutes = (rest: Rest, options: Options) => {
  const replyToSignal = options.replyToSignal ?? postReply(rest);
  return createFileRoutes({
    rest,
    uploads: { replyToSignal, submitSignal: replyToSignal, addSignalNote: replyToSignal, importFile: replyToSignal },
    requireImportAccess: () => {},
    exports: Object.fromEntries(Object.keys(listExports).map((name) => [name, findTestExport])),
    requireAttachmentAccess: async () => undefined,
    firstByteTimeoutMs: options.firstByteTimeoutMs ?? 60_000,
  });
};

const findTestExport = async () => ({ path: '/struma/signals/export', query: {} });

const postReply =
  (rest: Rest): HandleMessage =>
  async ({ principal, traceId, signalId, files, signal, input }) => {
    const fields = { signalId: signalId ?? '', message: JSON.stringify(input) };
    const text = await rest
      .as(principal, traceId)
      .postMultipart('/api/response/CreateResponse/', {}, fields, files, { signal, idempotencyKey: 'key-1' });
    return { __typename: 'ReplyToSignalSuccess', responseId: text };
  };

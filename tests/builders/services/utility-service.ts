import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { breakdownCalls } from './utility-breakdowns.ts';
import { utilityCalls, type UtilityCall } from './utility-calls.ts';
import { nomenclatureCalls } from './utility-nomenclatures.ts';
import { utilitySignals, type UtilitySignal } from './utility-data.ts';

/**
 * A fake REST service of a utility. It has only calls of the specification, though not all of them. It compresses and
 * delays its responses, has no idempotency keys and no ETags, and accepts only documented parameters.
 */
export interface UtilityService {
  url: string;
  /** The received requests, in order. */
  requests: { method: string; path: string; query: URLSearchParams; headers: IncomingMessage['headers'] }[];
  /** Received paths and parameters that this service does not have. */
  unknown: string[];
  signals: UtilitySignal[];
  stop(): Promise<void>;
}

export const startUtilityService = async ({ delayMs = 20 } = {}): Promise<UtilityService> => {
  const signals = utilitySignals();
  const calls = { ...utilityCalls, ...breakdownCalls(), ...nomenclatureCalls() };
  const requests: UtilityService['requests'] = [];
  const unknown: string[] = [];
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://service');
    const body = await buffer(request);
    requests.push({ method: request.method ?? '', path: pathname, query, headers: request.headers });
    await pause(delayMs);
    const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (bearer === undefined) return send(response, { status: 401, text: 'Unauthorized' });
    const name = `${request.method} ${pathname.toLowerCase().replace(/\/$/, '')}`;
    const call = calls[name];
    const unknownNames = call ? [...query.keys()].filter((parameter) => !call.parameters.includes(parameter)) : [name];
    unknown.push(...unknownNames);
    if (!call) return send(response, { status: 404, text: '<html>404</html>', type: 'text/html' });
    if (unknownNames.length > 0) return send(response, { status: 400, text: `Unknown ${unknownNames.join()}` });
    const form = request.method === 'POST' ? await readForm(request, body) : null;
    return send(response, call.answer({ signals, query, form, json: readJson(request, body), bearer }));
  };
  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    unknown,
    signals,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

const readJson = ({ headers }: IncomingMessage, body: Buffer): unknown =>
  headers['content-type']?.startsWith('application/json') ? JSON.parse(body.toString()) : null;

const readForm = async (request: IncomingMessage, body: Buffer): Promise<{ name: string; bytes: Buffer }[]> => {
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  if (!headers['content-type'].startsWith('multipart/')) return [];
  const files = (await new Response(new Uint8Array(body), { headers }).formData()).getAll('attachments');
  return Promise.all(
    files.map(async (file) => {
      if (typeof file === 'string') throw new Error('An attachment is not a file.');
      return { name: file.name, bytes: Buffer.from(await file.arrayBuffer()) };
    }),
  );
};

/** Always compresses the body. This is allowed: a client without Accept-Encoding accepts any encoding. */
const send = (response: ServerResponse, answer: ReturnType<UtilityCall['answer']>): void => {
  const [content, type] =
    'json' in answer
      ? [JSON.stringify(answer.json), 'application/json; charset=utf-8']
      : 'bytes' in answer
        ? [answer.bytes, 'application/octet-stream']
        : [answer.text, answer.type ?? 'text/plain; charset=utf-8'];
  response.writeHead(answer.status ?? 200, {
    'content-type': type,
    'content-encoding': 'gzip',
    ...('fileName' in answer && {
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(answer.fileName)}`,
    }),
  });
  response.end(gzipSync(content));
};

import type { Got } from 'got';
import { readBytesOf } from './bytes.ts';
import type { Breaker } from './breaker.ts';
import type { Pool } from './pool.ts';
import { trackReads } from './read-tracking.ts';
import type { CallOrigin, Reads } from './reads.ts';
import type { RestCalls, TrackedCalls } from './rest.ts';
import { openStream } from './stream.ts';
import { RestStatusError, UpstreamError, toGraphQLError } from './upstream-error.ts';
import { writeQuery } from './wire.ts';
import type { ResponseBody } from './wire.ts';
import type { OutgoingRequest } from './writes.ts';

interface CallDeps {
  base: string;
  pool: Pool;
  client: Got;
  breaker: Breaker;
  reads: Reads;
  write: (outgoing: OutgoingRequest, origin: CallOrigin) => Promise<string>;
  fileTimeoutMs: number;
}

/** Creates the REST calls of one request. They are sent with the access token of `origin`. */
export const createCalls = (
  { base, pool, client, breaker, reads, write, fileTimeoutMs }: CallDeps,
  origin: CallOrigin,
): TrackedCalls => {
  const tracker = trackReads((path) => reads.read(path, origin));
  let hasWritten = false;
  const get: RestCalls['get'] = async (path, query, read) => {
    try {
      const response = await tracker.read(writeQuery(path, query));
      return parseResponse(response as ResponseBody<typeof path>, read);
    } catch (error) {
      throw error instanceof UpstreamError ? toGraphQLError(error, false) : error;
    }
  };
  /** Sends a write, or a read by POST. */
  const transmit = (
    path: string,
    outgoing: Pick<OutgoingRequest, 'fields' | 'files' | 'json' | 'method' | 'options' | 'isRead'>,
  ): Promise<string> => {
    tracker.markUncacheable();
    const options = { ...outgoing.options, ...combineSignals(origin.signal, outgoing.options.signal) };
    return write({ ...outgoing, path: base + path, options }, origin);
  };
  /** Sends a write. Later reads do not share calls that began before the write. */
  const send: typeof transmit = (path, outgoing) => {
    hasWritten = true;
    return transmit(path, outgoing).finally(() => reads.onWrite());
  };
  return {
    traceId: origin.traceId,
    tracker,
    get hasWritten() {
      return hasWritten;
    },
    get,
    find: (path, query, read) => get(path, query, read).catch(nullIfNotFound),
    postMultipart: (path, query, fields, files, options) => send(writeQuery(path, query), { fields, files, options }),
    async readByPost(path, body, read) {
      const response = await transmit(path, { ...noForm, json: JSON.stringify(body), isRead: true });
      return parsePosted(response, read, false);
    },
    async post(path, body, read) {
      return parsePosted(await send(path, { ...noForm, json: JSON.stringify(body) }), read, true);
    },
    postJson: (path, query, body, options = {}) =>
      send(writeQuery(path, query), { ...noForm, json: JSON.stringify(body), options }),
    sendJson: (method, path, query, body) =>
      send(writeQuery(path, query), { ...noForm, json: body ? JSON.stringify(body) : '', method }),
    postQuery: (path, query) => send(writeQuery(path, query), { ...noForm, json: '' }),
    writeByGet: (path, query) => send(writeQuery(path, query), { ...noForm, json: '', method: 'GET' }),
    bytes(path, query, headers = {}) {
      tracker.markUncacheable();
      return readBytesOf({ pool, breaker }, writeQuery(path, query), headers, origin);
    },
    stream(path, query, options = {}) {
      tracker.markUncacheable();
      return openStream(client, base + writeQuery(path, query), origin, options, fileTimeoutMs);
    },
  };
};

const combineSignals = (...signals: (AbortSignal | undefined)[]): { signal?: AbortSignal } => {
  const defined = signals.filter((signal) => signal !== undefined);
  return defined.length > 0 ? { signal: AbortSignal.any(defined) } : {};
};

const noForm = { fields: {}, files: null, options: {} };

/** Converts a response. A TypeError of `read` means that the response violates the REST contract. */
const parseResponse = <W, T>(response: W, read: (response: W) => T): T => {
  try {
    return read(response);
  } catch (error) {
    throw error instanceof TypeError ? new UpstreamError('INVALID_RESPONSE', error) : error;
  }
};

const parsePosted = <W, T>(response: string, read: (response: W) => T, isWrite: boolean): T => {
  try {
    return parseResponse(parseJson(response) as W, read);
  } catch (error) {
    throw error instanceof UpstreamError ? toGraphQLError(error, isWrite) : error;
  }
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's message quotes the response, which must not be logged.
    throw new UpstreamError('INVALID_RESPONSE');
  }
};

const nullIfNotFound = (error: unknown): null => {
  if (error instanceof RestStatusError && error.status === 404) return null;
  throw error;
};

import { writeQuery } from '../rest/wire.ts';
import type { RestCalls, TrackedCalls } from '../rest/rest.ts';
import { responseFormOf } from './declared-reader.ts';
import { declineDocument } from './declined.ts';
import { openResponse } from './response-handle.ts';
import type { ResponseHandle } from './response-handle.ts';

/**
 * Creates the REST calls of a projected request (projection.ts). Responses with a declared reader are not parsed. If
 * the projection is declined, the execution without projection uses the responses that were already read. All calls
 * except `get` and `find` decline the projection.
 */
export const projectRest = (rest: TrackedCalls, opened: ResponseHandle[]): RestCalls => {
  const readWith =
    (readParsed: RestCalls['find']): RestCalls['find'] =>
    async (path, query, read) => {
      const form = responseFormOf(read);
      const reading = rest.tracker.readOnce(writeQuery(path, query));
      const result = await reading.catch(() => null);
      return form && result ? (openResponse(form, result, opened) as never) : readParsed(path, query, read);
    };
  return {
    traceId: rest.traceId,
    hasWritten: false,
    get: readWith((...call) => rest.get(...call)) as RestCalls['get'],
    find: readWith((...call) => rest.find(...call)),
    postMultipart: declineDocument,
    readByPost: declineDocument,
    post: declineDocument,
    postJson: declineDocument,
    sendJson: declineDocument,
    postQuery: declineDocument,
    writeByGet: declineDocument,
    bytes: declineDocument,
    stream: declineDocument,
  };
};

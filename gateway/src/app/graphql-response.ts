import type { ServerResponse } from 'node:http';
import type { HeaderMap, HTTPGraphQLResponse } from '@apollo/server';
import type { ErrorCode } from '../kernel/schema-types.generated.ts';
import { errorTexts } from '../kernel/errors.texts.ts';
import { CompressibleBody } from './execution/compressible-body.ts';
import { encodeJson } from './execution/response-bytes.ts';
import type { ResponseState } from './execution/finish-responses.ts';
import type { Coding } from './http/accepted-coding.ts';

export const refuse = (
  response: ServerResponse,
  status: number,
  code: ErrorCode,
  traceId: string,
  message: string = errorTexts[code],
): void => refuseWith(response, status, { message, extensions: { code, traceId } });

export const refuseWith = (response: ServerResponse, status: number, error: object): void => {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify({ errors: [error] }));
};

/** Minimum size in bytes of a response that is compressed. A smaller one takes only one or two packets anyway. */
const minCompressedBytes = 2048;

/** Sends the result of an operation, compressed if it is large enough and the client accepts a coding. */
export const writeResult = async (
  response: ServerResponse,
  { status, headers, body }: HTTPGraphQLResponse,
  { code, finished, isStored, store }: ResponseState,
  accepted: Coding | null,
): Promise<void> => {
  const content = finished ?? toCompressibleBody(body);
  const sizeBefore = isStored ? content.size : null;
  const coding = content.plain.length < minCompressedBytes || response.destroyed ? null : accepted;
  const compressed = coding && (await content.compressed(coding));
  if (content.size !== sizeBefore) store?.(content);
  for (const [name, value] of headers) response.setHeader(name, value);
  response.setHeader('cache-control', 'no-store');
  if (coding && compressed) response.setHeader('content-encoding', coding);
  const bytes = compressed ?? content.plain;
  response.setHeader('content-length', bytes.length);
  response.statusCode = statusFor(headers, code, status ?? 200);
  response.end(bytes);
};

const toCompressibleBody = (body: HTTPGraphQLResponse['body']): CompressibleBody =>
  new CompressibleBody(encodeJson(body.kind === 'complete' ? body.string : ''));

/**
 * Clients that accept only `application/json` treat any status except 200 as a network error, so they receive 200 for
 * every well-formed request with a valid token.
 */
const statusFor = (headers: HeaderMap, code: ResponseState['code'], status: number): number => {
  const hasOldContentType = headers.get('content-type')?.startsWith('application/json') === true;
  const isWellFormedRefusal = code !== null && code !== 'BAD_REQUEST' && code !== 'UNAUTHENTICATED';
  return hasOldContentType && isWellFormedRefusal ? 200 : status;
};

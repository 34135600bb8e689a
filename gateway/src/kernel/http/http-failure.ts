import type { FastifyRequest } from 'fastify';
import type { AuthenticatedRequest } from '../access/principal.ts';
import { typedError } from '../errors.ts';
import type { JsonResponse } from './json-response.ts';

/** Thrown to end a request with this HTTP response. It is not logged as an error. */
export class HttpFailure extends Error {
  override name = 'HttpFailure';
  readonly response: JsonResponse;

  constructor(response: JsonResponse) {
    super(`HTTP status ${response.status}`);
    this.response = response;
  }
}

/** Returns the principal and the trace id of a request. Throws UNAUTHENTICATED if the request has no principal. */
export const requireAuthenticated = ({
  principal,
  id,
}: Pick<FastifyRequest, 'principal' | 'id'>): AuthenticatedRequest => {
  if (!principal) throw typedError('UNAUTHENTICATED');
  return { principal, traceId: id };
};

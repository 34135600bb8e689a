import type { FastifyRequest } from 'fastify';
import type { Visitor } from '../access/caller.ts';
import { typedError } from '../errors.ts';
import type { JsonAnswer } from './json-answer.ts';

/** Ends a request with an HTTP answer that is no error of the gateway. */
export class HttpFailure extends Error {
  override name = 'HttpFailure';
  readonly answer: JsonAnswer;

  constructor(answer: JsonAnswer) {
    super(`Answered with status ${answer.status}`);
    this.answer = answer;
  }
}

/** Who makes a request on a route that is not public. */
export const visitorOf = ({ caller, id }: Pick<FastifyRequest, 'caller' | 'id'>): Visitor => {
  if (!caller) throw typedError('UNAUTHENTICATED');
  return { caller, traceId: id };
};

import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorTexts } from '../../kernel/errors.texts.ts';
import { HttpFailure } from '../../kernel/http/http-failure.ts';
import type { RateLimit } from '../../kernel/http/server.ts';
import { createTraffic } from '../../kernel/limits/traffic.ts';
import type { TrafficLimits } from '../../kernel/limits/traffic.ts';
import { networkOf } from './client-network.ts';

/** Throws 429 with `Retry-After` if a limit is exceeded. Counts by `request.principal`, or by address without one. */
export type CheckRate = (limit: RateLimit, request: FastifyRequest, reply: FastifyReply) => void;

export const createRateCheck = (limits: TrafficLimits): CheckRate => {
  const traffic = createTraffic(limits);
  const secondsToWait: CheckRateSeconds = (limit, request, reply) => {
    if (limit === 'none') return 0;
    if (limit === 'static') return traffic.admitFile(networkOf(request));
    if (limit === 'sign-in' || !request.principal) return traffic.admitAddress(networkOf(request));
    const { subject } = request.principal;
    if (limit === 'tile') return traffic.admitFile(subject);
    const ended = (leave: () => void): void => whenClosed(reply, leave);
    return limit === 'stream' ? traffic.admitStream(subject, ended) : traffic.admitPrincipal(subject, ended);
  };
  return (limit, request, reply) => {
    const retryAfter = secondsToWait(limit, request, reply);
    if (retryAfter > 0) throw tooManyRequests(retryAfter);
  };
};

type CheckRateSeconds = (...parameters: Parameters<CheckRate>) => number;

/** `close` has already fired if the client disconnected. */
const whenClosed = ({ raw }: FastifyReply, leave: () => void): void => {
  if (raw.closed) leave();
  else raw.once('close', leave);
};

const tooManyRequests = (retryAfter: number): HttpFailure =>
  new HttpFailure({
    status: 429,
    headers: { 'retry-after': String(retryAfter) },
    json: { code: 'RATE_LIMITED', message: errorTexts.RATE_LIMITED, retryAfter },
  });

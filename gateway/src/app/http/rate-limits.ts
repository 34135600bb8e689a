import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorTexts } from '../../kernel/errors.texts.ts';
import { HttpFailure } from '../../kernel/http/http-failure.ts';
import type { RateLimit } from '../../kernel/http/server.ts';
import { createTraffic } from '../../kernel/limits/traffic.ts';
import type { TrafficLimits } from '../../kernel/limits/traffic.ts';
import { networkOf } from './client-network.ts';

/**
 * Throws 429 with `Retry-After` if a limit is exceeded. Counts `static` and `sign-in` by client network, all other
 * limits except `none` by principal, or by client network if the request has no principal.
 */
export type CheckRate = (limit: RateLimit, request: FastifyRequest, reply: FastifyReply) => void;

export const createRateCheck = (limits: TrafficLimits): CheckRate => {
  const traffic = createTraffic(limits);
  const secondsToWait: SecondsToWait = (limit, request, reply) => {
    if (limit === 'none') return 0;
    if (limit === 'static') return traffic.admitFile(networkOf(request));
    if (limit === 'sign-in' || !request.principal) return traffic.admitAddress(networkOf(request));
    const { subject } = request.principal;
    if (limit === 'tile') return traffic.admitFile(subject);
    const onClose = (release: () => void): void => whenClosed(reply, release);
    return limit === 'stream' ? traffic.admitStream(subject, onClose) : traffic.admitPrincipal(subject, onClose);
  };
  return (limit, request, reply) => {
    const retryAfter = secondsToWait(limit, request, reply);
    if (retryAfter > 0) throw tooManyRequests(retryAfter);
  };
};

type SecondsToWait = (...parameters: Parameters<CheckRate>) => number;

/** Calls back when the response closes, or at once if the client has already disconnected. */
const whenClosed = ({ raw }: FastifyReply, release: () => void): void => {
  if (raw.closed) release();
  else raw.once('close', release);
};

const tooManyRequests = (retryAfter: number): HttpFailure =>
  new HttpFailure({
    status: 429,
    headers: { 'retry-after': String(retryAfter) },
    json: { code: 'RATE_LIMITED', message: errorTexts.RATE_LIMITED, retryAfter },
  });

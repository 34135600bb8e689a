import type { IncomingMessage, ServerResponse } from 'node:http';
import type { JsonAnswer } from '../../kernel/json-answer.ts';
import { errorTexts } from '../../kernel/errors.texts.ts';
import { createTraffic } from '../../kernel/limits/traffic.ts';
import type { TrafficLimits } from '../../kernel/limits/traffic.ts';
import type { Visit } from '../../session/visit.ts';
import { createClientAddress, networkOf } from './client-address.ts';

/** Refuses who asks too much with 429 and `Retry-After`; null lets the request go on. */
export interface Admission {
  /** A person, or else the address that the request comes from. */
  ofVisit(visit: Visit, request: IncomingMessage, response: ServerResponse): JsonAnswer | null;
  ofAddress(request: IncomingMessage): JsonAnswer | null;
  /** The same for what stays open: counted apart, as long as it lasts. */
  ofStream(visit: Visit, request: IncomingMessage, response: ServerResponse): JsonAnswer | null;
}

export const createAdmission = (limits: TrafficLimits, trustedProxies: readonly string[]): Admission => {
  const traffic = createTraffic(limits);
  const addressOf = createClientAddress(trustedProxies);
  const ofAddress = (request: IncomingMessage): JsonAnswer | null =>
    refuse(traffic.admitAddress(networkOf(addressOf(request))));
  return {
    ofAddress,
    ofVisit(visit, request, response) {
      if (visit.kind !== 'signed-in') return ofAddress(request);
      return refuse(traffic.admitPerson(visit.caller.subject, (leave) => whenClosed(response, leave)));
    },
    ofStream(visit, request, response) {
      if (visit.kind !== 'signed-in') return ofAddress(request);
      return refuse(traffic.admitStream(visit.caller.subject, (leave) => whenClosed(response, leave)));
    },
  };
};

/** Whoever is gone already closes nothing any more. */
const whenClosed = (response: ServerResponse, leave: () => void): void =>
  response.closed ? leave() : void response.once('close', leave);

const refuse = (retryAfter: number): JsonAnswer | null =>
  retryAfter
    ? {
        status: 429,
        headers: { 'retry-after': String(retryAfter) },
        json: { code: 'RATE_LIMITED', message: errorTexts.RATE_LIMITED, retryAfter },
      }
    : null;

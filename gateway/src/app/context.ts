import type { Logger } from 'pino';
import type { Caller } from '../kernel/access/caller.ts';
import type { GatewayContext } from '../kernel/context.ts';
import { createFeatures } from '../kernel/rest/features.ts';
import type { Installation } from '../kernel/installation.ts';
import type { Limits } from '../kernel/limits/limits.ts';
import type { Rest } from '../kernel/rest/rest.ts';
import { hasFreeDocuments } from './free-documents.ts';

interface ContextNeeds {
  rest: Rest;
  log: Logger;
  installation: Installation;
  latestEvent: (caller: Caller) => number | null;
  limits: Limits;
  hasCitizenDesk: boolean;
}

/** Makes what resolvers are given for one request. */
export const contextMaker = ({ rest, log, installation, latestEvent, limits, hasCitizenDesk }: ContextNeeds) => {
  const featuresOf = createFeatures(hasCitizenDesk ? [] : ['OWN_SIGNALS']);
  return (caller: Caller, traceId: string): GatewayContext => {
    const end = new AbortController();
    const calls = rest.as(caller, traceId, end.signal);
    return {
      caller,
      traceId,
      rest: calls,
      features: featuresOf(calls),
      installation,
      latestEvent: () => latestEvent(caller),
      freeDocuments: hasFreeDocuments(caller, limits),
      giveUp: (reason) => end.abort(reason),
      warn: (text) => log.warn({ traceId }, text),
    };
  };
};

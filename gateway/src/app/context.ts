import type { Logger } from 'pino';
import type { Caller } from '../kernel/caller.ts';
import type { GatewayContext } from '../kernel/context.ts';
import { createFeatures } from '../kernel/features.ts';
import type { Installation } from '../kernel/installation.ts';
import type { Rest } from '../kernel/rest.ts';

interface ContextNeeds {
  rest: Rest;
  log: Logger;
  installation: Installation;
}

/** Makes what resolvers are given for one request. */
export const contextMaker = ({ rest, log, installation }: ContextNeeds) => {
  const featuresOf = createFeatures();
  return (caller: Caller, traceId: string): GatewayContext => {
    const calls = rest.as(caller, traceId);
    return {
      caller,
      traceId,
      rest: calls,
      features: featuresOf(calls),
      installation,
      warn: (text) => log.warn({ traceId }, text),
    };
  };
};

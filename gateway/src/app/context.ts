import type { Logger } from 'pino';
import type { Principal } from '../kernel/access/principal.ts';
import type { GatewayContext } from '../kernel/context.ts';
import { createFeatures } from '../kernel/rest/features.ts';
import type { Installation } from '../kernel/installation.ts';
import type { Limits } from '../kernel/limits/limits.ts';
import type { Rest, TrackedCalls } from '../kernel/rest/rest.ts';
import { canUseAdHocQueries } from './ad-hoc-queries.ts';

interface ContextDeps {
  rest: Rest;
  log: Logger;
  installation: Installation;
  /** Number of the latest live event; null if there is none or the principal may not receive events. */
  latestEvent: (principal: Principal) => number | null;
  limits: Limits;
  hasCitizenPortal: boolean;
}

/** The context with the read tracker, which only the response cache, the projection and `warn` use, but no resolver. */
export interface TrackedContext extends GatewayContext {
  rest: TrackedCalls;
}

/** Returns a function that creates the context of a request. */
export const createContextFactory = ({
  rest,
  log,
  installation,
  latestEvent,
  limits,
  hasCitizenPortal,
}: ContextDeps) => {
  const featuresOf = createFeatures(hasCitizenPortal ? [] : ['OWN_SIGNALS']);
  return (principal: Principal, traceId: string): TrackedContext => {
    const abortController = new AbortController();
    const calls = rest.as(principal, traceId, abortController.signal);
    return {
      principal,
      traceId,
      rest: calls,
      features: featuresOf(calls),
      installation,
      latestEvent: () => latestEvent(principal),
      canUseAdHocQueries: canUseAdHocQueries(principal, limits),
      abort: (reason) => abortController.abort(reason),
      warn: (message, fields) => {
        // A cached response would not log the warning again, although its cause persists.
        calls.tracker.markUncacheable();
        log.warn({ ...fields, traceId }, message);
      },
    };
  };
};

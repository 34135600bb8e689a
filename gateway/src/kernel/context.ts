import type { Principal } from './access/principal.ts';
import type { Features } from './rest/features.ts';
import type { Installation } from './installation.ts';
import type { RestCalls } from './rest/rest.ts';
import type { UpstreamError } from './rest/upstream-error.ts';

export type Warn = (message: string, fields?: Readonly<Record<string, unknown>>) => void;

/** The context that all resolvers of one request receive. */
export interface GatewayContext {
  principal: Principal;
  traceId: string;
  rest: RestCalls;
  features: Features;
  installation: Installation;
  /** Number of the latest live event. Null if unknown, or if the principal may not receive events. */
  latestEvent: () => number | null;
  /** True if the principal may send queries other than the persisted ones, and may read the schema. */
  canUseAdHocQueries: boolean;
  /** Ends the open REST calls that this request began, except streams. */
  abort: (reason: UpstreamError) => void;
  /** Logs a warning about the REST service with the trace id. */
  warn: Warn;
}

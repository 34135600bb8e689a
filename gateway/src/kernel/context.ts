import type { Caller } from './caller.ts';
import type { Features } from './features.ts';
import type { Installation } from './installation.ts';
import type { RestCalls } from './rest.ts';

/** What every resolver is given. */
export interface GatewayContext {
  caller: Caller;
  traceId: string;
  rest: RestCalls;
  features: Features;
  installation: Installation;
  /** Says something about the REST service in the log, beside the trace id. */
  warn: (text: string) => void;
}

import type { Caller } from './access/caller.ts';
import type { Features } from './rest/features.ts';
import type { Installation } from './installation.ts';
import type { RestCalls } from './rest/rest.ts';
import type { Trouble } from './rest/upstream-error.ts';

/** What every resolver is given. */
export interface GatewayContext {
  caller: Caller;
  traceId: string;
  rest: RestCalls;
  features: Features;
  installation: Installation;
  /** Number of the latest live event that is known of; null where nothing is told to the caller, or not yet. */
  latestEvent: () => number | null;
  /** May send documents of the caller's own, and is told about the schema. */
  freeDocuments: boolean;
  /** Ends what the REST service has not answered yet. */
  giveUp: (reason: Trouble) => void;
  /** Says something about the REST service in the log, beside the trace id. */
  warn: (text: string) => void;
}

import type { Action } from '../schema-types.generated.ts';

/** A request of a principal, with its trace id. */
export interface AuthenticatedRequest {
  principal: Principal;
  traceId: string;
}

/** The signed-in user or service account of a verified access token. */
export interface Principal {
  subject: string;
  name: string;
  actions: readonly Action[];
  groups: readonly string[];
  /** The access token. */
  bearer: string;
  /** True for a browser session, false for an access token that an integrator sent. */
  hasCookieSession: boolean;
  /** True if the identity provider granted the role for ad-hoc queries. */
  hasAdHocRole: boolean;
}

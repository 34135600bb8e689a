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
  bearer: string;
  hasCookieSession: boolean;
  /** The identity provider granted the role for ad-hoc queries. */
  hasAdHocRole: boolean;
}

import type { Action } from '../schema-types.generated.ts';

/** Who makes a request, and the number by which the log knows it. */
export interface Visitor {
  caller: Caller;
  traceId: string;
}

/** The signed-in person or service account, as the verified token tells. */
export interface Caller {
  subject: string;
  name: string;
  actions: readonly Action[];
  groups: readonly string[];
  bearer: string;
  cookieSession: boolean;
  /** The provider gave it the right to send documents of its own. */
  freeDocuments: boolean;
}

import type { AttachmentStore } from '../attachments/attachment-store.ts';
import type { Database } from '../kernel/database/database.ts';

export interface SignalServices {
  database: Database;
  store: AttachmentStore;
  /** Hours within which the utility answers a citizen. */
  answerHours: number;
}

/** Services of the list routes. */
export type ListServices = Pick<SignalServices, 'database' | 'answerHours'>;

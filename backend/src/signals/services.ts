import type { AttachmentStore } from '../attachments/attachment-store.ts';
import type { Database } from '../kernel/database/database.ts';

export interface SignalServices {
  database: Database;
  store: AttachmentStore;
  /** Hours within which the utility means to answer a citizen. */
  answerHours: number;
}

/** What reading lists takes. */
export type ListServices = Pick<SignalServices, 'database' | 'answerHours'>;

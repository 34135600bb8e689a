import type { AttachmentStore } from '../attachments/attachment-store.ts';
import type { CitizenQuota } from './submit/citizen-quota.ts';
import type { Database } from '../kernel/database/database.ts';

export interface SignalServices {
  database: Database;
  store: AttachmentStore;
  /** Hours within which the utility promises to reply to a citizen. */
  answerHours: number;
  citizenQuota: CitizenQuota;
}

/** The services that are needed to read rows of signals. */
export type ListServices = Pick<SignalServices, 'database' | 'answerHours'>;

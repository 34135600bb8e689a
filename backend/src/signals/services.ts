import type { AttachmentStore } from '../attachments/attachment-store.ts';
import type { Database } from '../kernel/database.ts';

export interface SignalServices {
  database: Database;
  store: AttachmentStore;
}

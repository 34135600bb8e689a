import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { AttachmentStore } from '../attachments/attachment-store.ts';
import type { Database } from '../kernel/database/database.ts';

export interface ImportServices {
  database: Database;
  store: AttachmentStore;
  /** Connections whose statements have no time limit: an import of a million rows takes minutes. */
  importPool: pg.Pool;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

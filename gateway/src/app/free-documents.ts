import type { Caller } from '../kernel/access/caller.ts';
import type { Limits } from '../kernel/limits/limits.ts';

/** Who may send documents of one's own and is told about the schema: administrators, and accounts that have the right. */
export const hasFreeDocuments = (caller: Caller, { freeDocuments }: Pick<Limits, 'freeDocuments'>): boolean =>
  freeDocuments === 'everyone' || caller.freeDocuments || caller.actions.includes('ADMINISTRATOR');

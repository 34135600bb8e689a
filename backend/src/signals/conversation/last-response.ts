import { sql } from 'kysely';
import type { Principal } from '../../kernel/access/access.ts';
import type { Database } from '../../kernel/database/database.ts';
import { isResponseVisible } from '../list/withheld.ts';

/** Returns the id of the latest response that the principal may read, without internal notes; 0 if there is none. */
export const readLastResponseId = async (
  transaction: Database,
  principal: Principal,
  signalId: number,
): Promise<number> => {
  const last = await transaction
    .selectFrom('response')
    .innerJoin('signal as s', 's.id', 'response.signal_id')
    .select((select) => select.fn.max('response.id').as('id'))
    .where('signal_id', '=', signalId)
    .where('kind', '<>', 'INTERNAL_NOTE')
    .where(isResponseVisible(principal, sql`response.id`))
    .executeTakeFirst();
  return last?.id ?? 0;
};

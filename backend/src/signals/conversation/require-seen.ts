import { sql } from 'kysely';
import type { Principal } from '../../kernel/access/access.ts';
import type { Database } from '../../kernel/database/database.ts';
import { HttpFailure } from '../../kernel/http/refusal.ts';
import { isResponseVisible } from '../list/withheld.ts';
import { signalTexts } from '../signals.texts.ts';

/** What a user saw of a signal before a write; 0: none. An undefined value is not compared. */
interface Seen {
  expectedLast: number | undefined;
  expectedSubmitter: number | undefined;
}

/** Throws a 412 if the signal, which must be locked, has another latest response or another submitter than the user saw. */
export const requireSeen = async (
  transaction: Database,
  principal: Principal,
  { id, submitterId }: { id: number; submitterId: number | null },
  { expectedLast, expectedSubmitter }: Seen,
): Promise<void> => {
  if (expectedLast !== undefined && (await readLastResponseId(transaction, principal, id)) !== expectedLast)
    throw new HttpFailure(412, signalTexts.newerResponse);
  if (expectedSubmitter !== undefined && expectedSubmitter !== (submitterId ?? 0))
    throw new HttpFailure(412, signalTexts.otherSubmitter);
};

/** Returns the id of the latest response that the principal may read, without internal notes; 0 if there is none. */
const readLastResponseId = async (transaction: Database, principal: Principal, signalId: number): Promise<number> => {
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

import type { Database } from './database/database.ts';

/** The id of the signal into which a signal was merged; null if the signal was not merged. */
export const findMergeTarget = async (transaction: Database, signalId: number): Promise<number | null> => {
  const link = await transaction
    .selectFrom('signal_link')
    .select('other_id')
    .where('signal_id', '=', signalId)
    .where('kind', '=', 'DUPLICATE')
    .executeTakeFirst();
  return link?.other_id ?? null;
};

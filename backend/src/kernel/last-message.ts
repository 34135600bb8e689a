import type { Database } from './database/database.ts';

/** True if the client wrote last in the conversation of a signal, which includes the signal itself. Notes do not count. */
export const isLastMessageOfClient = async (transaction: Database, signalId: number): Promise<boolean> => {
  const last = await transaction
    .selectFrom('response')
    .select('kind')
    .where('signal_id', '=', signalId)
    .where('kind', '<>', 'INTERNAL_NOTE')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.kind !== 'OPERATOR';
};

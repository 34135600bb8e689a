import type { Database } from '../database/database.ts';
import { matcherOf } from './matcher.ts';
import type { Reading } from './reading.ts';

/**
 * Searches with each reading of a text, the most likely one first, and at last with similar words. Returns the first
 * result that is not null.
 */
export const firstMatch = async <Result>(
  database: Database,
  readings: readonly Reading[],
  search: (reading: Reading) => Promise<Result | null>,
): Promise<Result | null> => {
  for (const reading of readings) {
    const found = await search(reading);
    if (found !== null) return found;
  }
  const [best] = readings;
  return best ? search(await matcherOf(database).loosen(best)) : null;
};

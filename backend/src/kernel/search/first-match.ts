import type { Database } from '../database/database.ts';
import { matcherOf } from './matcher.ts';
import type { Reading } from './reading.ts';

/**
 * Searches with each reading of a text, the most likely reading first, and returns the first result that is not null.
 * If there is none, searches once more with words that are similar to the words of the most likely reading.
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

import type pg from 'pg';
import type { SearchResult } from '../../../backend/src/search/search.ts';
import { isRightHit } from '../../builders/search/right-hit.ts';
import { makeSpokenForms, type SpokenForm } from '../../builders/search/spoken-forms.ts';
import { judge } from '../measuring/goal.ts';
import { median, printTime, quantile } from './timed.ts';

const goals = { share: 98, slowMs: 150 };

/**
 * Sends what callers say (names, addresses, meter numbers) to the search box as operators type it. Prints how often the
 * right record is the first hit, and the times.
 */
export const measureSearchBox = async (pool: pg.Pool, search: (text: string) => Promise<Response>): Promise<void> => {
  const forms = await makeSpokenForms(pool);
  await search('иванова');
  const times: number[] = [];
  const wrong: SpokenForm[] = [];
  for (const form of forms) {
    const started = performance.now();
    const response = await search(form.typed);
    const result = (await response.json()) as SearchResult;
    if (response.status !== 200) throw new Error(`${form.typed}: ${response.status}`);
    times.push(performance.now() - started);
    if (!(await isRightHit(pool, form.expected, result))) wrong.push(form);
  }
  const share = Math.round((1 - wrong.length / forms.length) * 1000) / 10;
  console.log(
    `search box, ${forms.length} forms: right hit first ${share} % (${judge(share, { atLeast: goals.share })})`,
  );
  console.log(`wrong: ${wrong.map(({ group, typed }) => `${group}: ${typed}`).join('; ')}`);
  printTime('search box, 95 % of the forms', quantile(times, 0.95), goals.slowMs);
  console.log(`search box, median ${median(times).toFixed(1)} ms`);
};

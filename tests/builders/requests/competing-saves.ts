// Several writers of one account change the same fields of one breakdown at once. Checks that no change is lost.
import { execute, type HttpClient } from './graphql-request.ts';

const fields = ['description', 'streetDescription', 'externalId'] as const;
type Field = (typeof fields)[number];
type Values = Record<Field, string | null>;

/** A field of a save that the gateway confirmed: the value that the writer saw, and the new value. */
interface Confirmed {
  field: Field;
  from: string | null;
  to: string;
}

interface SavesOutcome {
  confirmed: Confirmed[];
  conflicts: number;
  stored: Values;
}

/** Each writer makes `saves` attempts: reads the breakdown, then changes one or two fields to new, unique values. */
export const saveInCompetition = async (
  client: HttpClient,
  { breakdownId, writers, saves }: { breakdownId: string; writers: number; saves: number },
): Promise<SavesOutcome> => {
  const confirmed: Confirmed[] = [];
  let conflicts = 0;
  const write = async (writer: number): Promise<void> => {
    for (let attempt = 0; attempt < saves; attempt += 1) {
      const seen = await readValues(client, breakdownId);
      const chosen = [fields[attempt % 3], fields[(attempt + writer) % 3]].filter((field) => field !== undefined);
      const changes = Object.fromEntries(chosen.map((field) => [field, `${field} ${writer}/${attempt}`]));
      const expected = Object.fromEntries(chosen.map((field) => [field, seen[field]]));
      const { data } = await execute<{ updateBreakdown: { __typename: string } }>(client, update, {
        input: { id: breakdownId, changes, expected },
      });
      const outcome = data?.updateBreakdown.__typename;
      if (outcome === 'BreakdownConflict') conflicts += 1;
      else if (outcome !== 'UpdateBreakdownSuccess') throw new Error(`A save has the result ${outcome}.`);
      else for (const field of new Set(chosen)) confirmed.push({ field, from: seen[field], to: changes[field] ?? '' });
    }
  };
  await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
  return { confirmed, conflicts, stored: await readValues(client, breakdownId) };
};

const readValues = async (client: HttpClient, id: string): Promise<Values> => {
  const { data } = await execute<{ breakdown: Values | null }>(
    client,
    `query ($id: ID!) { breakdown(id: $id) { ${fields.join(' ')} } }`,
    { id },
  );
  if (!data?.breakdown) throw new Error('The breakdown is missing.');
  return data.breakdown;
};

const update =
  'mutation ($input: UpdateBreakdownInput!) { updateBreakdown(input: $input) { __typename ... on Failure { message } } }';

/**
 * Counts confirmed values that were overwritten unseen. Each confirmed value must be either the stored one, or the one
 * that exactly one later save replaced.
 */
export const countOverwritten = ({ confirmed, stored }: SavesOutcome): number =>
  confirmed.filter(({ field, to }) => {
    const replacing = confirmed.filter((save) => save.field === field && save.from === to).length;
    return replacing + (stored[field] === to ? 1 : 0) !== 1;
  }).length;

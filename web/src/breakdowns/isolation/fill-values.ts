import type { FormValues } from '../form/form-values.ts';
import type { IsolationPlanFragment } from './isolation.generated.ts';
import { texts } from './isolation.texts.ts';

/** Maximum number of pipes that a breakdown can store. */
const maxPipes = 500;
/** Maximum length of the field of the affected streets, in characters. */
const maxStreetsLength = 4000;

/**
 * The values that one click fills into the form: people (also as the computed number), streets, zone, broken valves and
 * pipe.
 */
export const toFormValues = (plan: IsolationPlanFragment, brokenValveIds: readonly string[]): Partial<FormValues> => ({
  affectedPeople: String(plan.people),
  computedPeople: String(plan.people),
  affectedStreets: joinStreets(plan.streets),
  zonePipeIds: [...new Set(plan.lines.map(({ pipeId }) => pipeId))].slice(0, maxPipes).join(','),
  brokenValveIds: brokenValveIds.join(','),
  ...(plan.pipeId && { pipeId: plan.pipeId }),
});

/** Joins whole streets, up to `maxStreetsLength`. Streets of several towns are each preceded by the town. */
const joinStreets = (streets: IsolationPlanFragment['streets']): string => {
  const hasTowns = new Set(streets.map(({ townName }) => townName)).size > 1;
  const parts = streets.map(({ townName, text }) => (hasTowns ? `${townName}: ${text}` : text));
  let joined = '';
  for (const [index, part] of parts.entries()) {
    const longer = index === 0 ? part : `${joined}; ${part}`;
    const more = texts.moreStreets(parts.length - index);
    if (longer.length + more.length > maxStreetsLength) return joined + more;
    joined = longer;
  }
  return joined;
};

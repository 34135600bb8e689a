import type { FormValues } from '../form/form-values.ts';
import type { IsolationPlanFragment } from './isolation.generated.ts';
import { texts } from './isolation.texts.ts';

/** As many pipes as a breakdown stores. */
const maxPipes = 500;
const maxStreetsLength = 4000;

/** What one click fills into the form: people, streets and zone, with the computed number beside the entered one. */
export const fillValues = (plan: IsolationPlanFragment, brokenValveIds: readonly string[]): Partial<FormValues> => ({
  affectedPeople: String(plan.people),
  computedPeople: String(plan.people),
  affectedStreets: joinStreets(plan.streets),
  zonePipeIds: [...new Set(plan.lines.map(({ pipeId }) => pipeId))].slice(0, maxPipes).join(','),
  brokenValveIds: brokenValveIds.join(','),
  ...(plan.pipeId && { pipeId: plan.pipeId }),
});

/** Whole streets only. With several towns, each street is preceded by its town. */
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

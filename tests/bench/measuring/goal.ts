/** The value that a figure must reach. */
export type Goal = { atMost: number } | { atLeast: number };

/** Rounds to two digits, because goals that are calculated from a measured value have many. */
const round = (goal: number): number => Number(goal.toFixed(2));

const isMet = (value: number, goal: Goal): boolean => ('atMost' in goal ? value <= goal.atMost : value >= goal.atLeast);

/**
 * Describes the goal for the printed line of a figure, marked if it is missed. A missed goal makes the process exit
 * with 1.
 */
export const judge = (value: number, goal: Goal): string => {
  const text = 'atMost' in goal ? `goal at most ${round(goal.atMost)}` : `goal at least ${round(goal.atLeast)}`;
  if (isMet(value, goal)) return text;
  process.exitCode = 1;
  return `${text}, MISSED`;
};

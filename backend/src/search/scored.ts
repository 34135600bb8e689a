/** The hits of one kind with the score of the best one, by which the kinds are ordered. */
export interface Scored<T> {
  hits: T[];
  bestScore: number;
}

/** The score of a number that was typed whole. */
export const exactNumberScore = 3;

/** The hits of one kind with the score of the best one, by which the kinds are ordered. */
export interface Scored<T> {
  hits: T[];
  /** Number of all hits; null if there are more than are counted, which are `maxCounted` or fewer. */
  total: number | null;
  bestScore: number;
}

/** A search for a number counts at most this number of hits. */
export const maxCounted = 200;

/** No hits of one kind. */
export const noHits = { hits: [], total: 0, bestScore: -Infinity };

/** The score of a number that was typed whole. */
export const exactNumberScore = 3;

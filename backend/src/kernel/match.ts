import { Type, type Static } from 'typebox';

/** Why a signal and a breakdown may belong together. */
export const Match = Type.Object(
  {
    score: Type.Integer({
      description:
        '0 to 100: up to 50 points for the distance, 20 for the time, 20 for the pipe and 10 for similar words.',
    }),
    distance: Type.Integer({
      description:
        'Distance between the signal and the breakdown in metres. If `isFoundByStreet`: to the nearest address of the street.',
    }),
    isFoundByStreet: Type.Boolean({
      description:
        'True if the breakdown has no place, and the address nearest to the signal is in the street of the breakdown.',
    }),
    hoursApart: Type.Integer({
      description:
        "Hours, rounded down, by which the signal is outside of the breakdown's period, which lasts from 12 hours before its start until its finish. 0 inside the period.",
    }),
    isSamePipe: Type.Boolean({ description: 'True if the pipe nearest to the signal is the damaged one.' }),
    hasSimilarWords: Type.Boolean({
      description: 'True if the title of the signal and the description of the breakdown are similar.',
    }),
  },
  { $id: 'Match' },
);
export type Match = Static<typeof Match>;

/** The facts about a signal and a breakdown from which their match is computed. */
export interface MatchFacts {
  metres: number;
  isFoundByStreet: boolean;
  /** 0 if the signal was reported in the period of the breakdown, see `hoursApart`. */
  hoursApart: number;
  isSamePipe: boolean;
  /** Similarity of the words, from 0 to 1. */
  words: number;
}

/** Distance in metres that halves the points for the distance. */
const halfDistance = 150;
/** Hours apart that halve the points for the time. */
const halfHours = 24;
/** The default threshold of PostgreSQL's extension pg_trgm for similar texts. */
const similarFrom = 0.3;

/** Computes the score from distance (50 points), time (20), pipe (20) and words (10). */
export const matchOf = ({ metres, isFoundByStreet, hoursApart, isSamePipe, words }: MatchFacts): Match => {
  const points =
    50 * 0.5 ** (metres / halfDistance) + 20 * 0.5 ** (hoursApart / halfHours) + (isSamePipe ? 20 : 0) + 10 * words;
  return {
    score: Math.round(points),
    distance: Math.round(metres),
    isFoundByStreet,
    hoursApart: Math.floor(hoursApart),
    isSamePipe,
    hasSimilarWords: words >= similarFrom,
  };
};

/** Sorts by score, best first; matches with equal scores are sorted by id, newest first. */
export const byScore = <Found extends { id: number; match: Match }>(one: Found, other: Found): number =>
  other.match.score - one.match.score || other.id - one.id;

import { Type, type Static } from 'typebox';

/** Why a report and an event at a place may belong together. */
export const Match = Type.Object(
  {
    score: Type.Integer({ description: '0 to 100. Half of it is the distance.' }),
    distance: Type.Integer({ description: 'Metres.' }),
    hoursApart: Type.Integer({
      description:
        'Whole hours between the signal and the time of the breakdown, which lasts from 12 hours before its start until it was finished; 0: inside this time.',
    }),
    isSamePipe: Type.Boolean({ description: 'True: the pipe nearest to the signal is the damaged one.' }),
    hasSimilarWords: Type.Boolean({ description: 'True: title of the signal and description of the breakdown.' }),
  },
  { $id: 'Match' },
);
export type Match = Static<typeof Match>;

/** What two records have in common. */
export interface Likeness {
  metres: number;
  /** 0 inside the time of the event. */
  hoursApart: number;
  isSamePipe: boolean;
  /** Similarity of the words, from 0 to 1. */
  words: number;
}

/** At this distance half of the points for the distance are left. */
const halfDistance = 150;
/** The same for the hours between both. */
const halfHours = 24;
/** PostgreSQL's default of pg_trgm for similar texts. */
const similarFrom = 0.3;

/** Weighs distance (50 points), time (20), pipe (20) and words (10). */
export const matchOf = ({ metres, hoursApart, isSamePipe, words }: Likeness): Match => {
  const points =
    50 * 0.5 ** (metres / halfDistance) + 20 * 0.5 ** (hoursApart / halfHours) + (isSamePipe ? 20 : 0) + 10 * words;
  return {
    score: Math.round(points),
    distance: Math.round(metres),
    hoursApart: Math.floor(hoursApart),
    isSamePipe,
    hasSimilarWords: words >= similarFrom,
  };
};

/** The best matches first; of equal ones the newest record. */
export const byScore = <Found extends { id: number; match: Match }>(one: Found, other: Found): number =>
  other.match.score - one.match.score || other.id - one.id;

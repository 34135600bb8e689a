const minute = 60_000;
const day = 86_400_000;

/** Times, counted back from one fixed time, and days, counted back from the midnight before it. */
export interface Calendar {
  /** The fixed time, in whole minutes. */
  until: Date;
  /** Date a number of days ago, in PostgreSQL's format. */
  dateAgo(days: number): string;
  /** Time a number of days ago; fractions are allowed. */
  momentAgo(days: number): Date;
  /** Creation time of the n-th of `count` rows, which are spread over `years` years; the last one is of yesterday. */
  creationTimeOf(n: number, count: number, years: number): Date;
}

/** Dates and creation times are counted from the last midnight, so that two data sets made on one day differ little. */
export const calendarUntil = (moment: Date): Calendar => {
  const until = new Date(Math.floor(moment.getTime() / minute) * minute);
  const midnight = Math.floor(until.getTime() / day) * day;
  return {
    until,
    dateAgo: (days) => new Date(midnight - Math.round(days) * day).toISOString().slice(0, 10),
    momentAgo: (days) => new Date(until.getTime() - days * day),
    creationTimeOf: (n, count, years) =>
      new Date(midnight - day - Math.floor((years * 365 * day * (count - n)) / count)),
  };
};

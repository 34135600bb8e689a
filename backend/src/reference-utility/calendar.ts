const minute = 60_000;
const day = 86_400_000;

/** Moments and days, all counted back from one fixed moment. */
export interface Calendar {
  until: Date;
  /** The day some days ago, as PostgreSQL reads a date. */
  dateAgo(days: number): string;
  /** The moment some days ago; parts of a day count. */
  momentAgo(days: number): Date;
  /** When the n-th of so many rows came into being, the last one yesterday, over so many years. */
  grown(n: number, count: number, years: number): Date;
}

/** Everything but moments of the last day counts from midnight, so that two fills of one day differ in little. */
export const calendarUntil = (moment: Date): Calendar => {
  const until = new Date(Math.floor(moment.getTime() / minute) * minute);
  const midnight = Math.floor(until.getTime() / day) * day;
  return {
    until,
    dateAgo: (days) => new Date(midnight - Math.round(days) * day).toISOString().slice(0, 10),
    momentAgo: (days) => new Date(until.getTime() - days * day),
    grown: (n, count, years) => new Date(midnight - day - Math.floor((years * 365 * day * (count - n)) / count)),
  };
};

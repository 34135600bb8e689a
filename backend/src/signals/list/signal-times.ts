import { dateOf, localText, utcText } from '../../kernel/moment.ts';

interface StoredTimes {
  created_at: string;
  last_response_at: string | null;
  closed_at: string | null;
}

/** The times of a signal in the format of the REST contract. */
export const signalTimes = ({ created_at, last_response_at, closed_at }: StoredTimes) => ({
  createdUtc: utcText(created_at),
  createdLocal: localText(created_at),
  lastResponseUtc: last_response_at && utcText(last_response_at),
  lastResponseLocal: last_response_at && localText(last_response_at),
  closedUtc: closed_at && utcText(closed_at),
  closedLocal: closed_at && localText(closed_at),
});

/** Since when the submitter waits, and until when the utility promises a reply: `answerHours` later. */
export const waitTimes = (waitsSince: string | null, answerHours: number) => {
  if (waitsSince === null) return noWait;
  const due = new Date(dateOf(waitsSince).getTime() + answerHours * 3_600_000).toISOString().replace('T', ' ');
  return {
    waitsSinceUtc: utcText(waitsSince),
    waitsSinceLocal: localText(waitsSince),
    answerDueUtc: utcText(due),
    answerDueLocal: localText(due),
  };
};

const noWait = { waitsSinceUtc: null, waitsSinceLocal: null, answerDueUtc: null, answerDueLocal: null };

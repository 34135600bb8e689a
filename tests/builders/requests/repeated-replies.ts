import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { replyInput, sendReply } from './reply-form.ts';
import { ownJson, type Asked } from './graphql-request.ts';

/** One reply that is sent with the same key until it is known what became of it. */
export interface Insistent {
  signalId: string | number;
  /** Its text holds the number, so that it is found again. */
  number: number;
}

/** Answers how often it was sent. Throws if the product says anything but that it is stored, or never says it. */
const insist = async (whom: Asked, { signalId, number }: Insistent): Promise<number> => {
  const input = replyInput(signalId, { message: { text: `Отговор № ${number}.` } });
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const said = await (number % 2 ? withFile(whom, signalId, input, number) : alone(whom, input)).catch(() => null);
    if (said?.__typename === 'ReplyToSignalSuccess') return tries;
    if (said) throw new Error(`Reply ${number} is answered ${JSON.stringify(said)}`);
    await pause(Math.min(50 * tries, 500));
  }
  throw new Error(`Nobody says what became of reply ${number}.`);
};

/** Sends replies with so many in the air at once; answers how often one had to be repeated. */
export const insistOnAll = async (
  whom: Asked,
  { replies, atOnce, sent }: { replies: readonly Insistent[]; atOnce: number; sent?: (count: number) => void },
): Promise<number> => {
  const waiting = replies.values();
  let count = 0;
  let repeated = 0;
  const worker = async (): Promise<void> => {
    for (const reply of waiting) {
      if ((await insist(whom, reply)) > 1) repeated += 1;
      sent?.((count += 1));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return repeated;
};

/** How many of the replies are in no row, and how many in more than one. A file that belongs to one counts with it. */
export const compare = async (pool: pg.Pool, count: number): Promise<{ lost: number; doubled: number }> => {
  const { rows } = await pool.query<{ times: number; files: number; number: number }>(
    `select substring(message from 'Отговор № (\\d+)\\.')::int as number, count(distinct response.id)::int as times,
       count(attachment.id)::int as files
     from response left join attachment on attachment.response_id = response.id
     where message like '%Отговор № %' group by 1`,
  );
  const whole = rows.filter(({ number, files }) => number < count && files >= number % 2);
  const doubled = rows.filter(({ number, times, files }) => times > 1 || files > number % 2);
  return { lost: count - whole.length, doubled: doubled.length };
};

const mostTries = 200;

type Said = { __typename: string } | null;

const alone = async (whom: Asked, input: object): Promise<Said> => {
  const query = 'mutation ($input: ReplyToSignalInput!) { replyToSignal(input: $input) { __typename } }';
  const body = JSON.stringify({ query, variables: { input } });
  const response = await whom.fetch('/graphql', { method: 'POST', headers: ownJson, body });
  const { data } = (await response.json()) as { data?: { replyToSignal: Said } | null };
  return data?.replyToSignal ?? null;
};

const withFile = async (whom: Asked, signalId: string | number, input: object, number: number): Promise<Said> => {
  const files = [{ name: `${number}.txt`, bytes: `Файл ${number}` }];
  const response = await sendReply(whom, signalId, { input, files });
  return response.status === 200 ? ((await response.json()) as Said) : (void (await response.text()), null);
};

import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { replyInput, sendReply } from './reply-form.ts';
import { jsonHeaders, type HttpClient } from './graphql-request.ts';

/** A reply that is sent with the same key until its outcome is known. */
export interface NumberedReply {
  signalId: string | number;
  /** A unique part of the reply's text, by which it is found in the database. */
  number: number;
}

/**
 * Sends a reply, again after each error, until its result arrives. Returns the number of attempts. Throws if the result
 * is not a success, or if no attempt brings a result.
 */
const sendUntilKnown = async (client: HttpClient, { signalId, number }: NumberedReply): Promise<number> => {
  const input = replyInput(signalId, { message: { text: `Отговор № ${number}.` } });
  for (let tries = 1; tries <= maxAttempts; tries += 1) {
    const response = await (
      number % 2 ? sendWithFile(client, signalId, input, number) : sendWithoutFile(client, input)
    ).catch(() => null);
    if (response?.__typename === 'ReplyToSignalSuccess') return tries;
    if (response) throw new Error(`Reply ${number} has the response ${JSON.stringify(response)}`);
    await pause(Math.min(50 * tries, 500));
  }
  throw new Error(`The outcome of reply ${number} is unknown.`);
};

/**
 * Sends replies, `atOnce` of them concurrently. Calls `onKnown` with the number of known outcomes. Returns how many
 * replies were sent more than once.
 */
export const sendRepliesUntilKnown = async (
  client: HttpClient,
  {
    replies,
    atOnce,
    onKnown,
  }: { replies: readonly NumberedReply[]; atOnce: number; onKnown?: (count: number) => void },
): Promise<number> => {
  const waiting = replies.values();
  let count = 0;
  let repeated = 0;
  const worker = async (): Promise<void> => {
    for (const reply of waiting) {
      if ((await sendUntilKnown(client, reply)) > 1) repeated += 1;
      onKnown?.((count += 1));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return repeated;
};

/** Counts the replies whose row or file is missing, and those that are stored more than once. */
export const countLostReplies = async (pool: pg.Pool, count: number): Promise<{ lost: number; doubled: number }> => {
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

const maxAttempts = 200;

type ReplyResult = { __typename: string } | null;

const sendWithoutFile = async (client: HttpClient, input: object): Promise<ReplyResult> => {
  const query = 'mutation ($input: ReplyToSignalInput!) { replyToSignal(input: $input) { __typename } }';
  const body = JSON.stringify({ query, variables: { input } });
  const response = await client.fetch('/graphql', { method: 'POST', headers: jsonHeaders, body });
  const { data } = (await response.json()) as { data?: { replyToSignal: ReplyResult } | null };
  return data?.replyToSignal ?? null;
};

const sendWithFile = async (
  client: HttpClient,
  signalId: string | number,
  input: object,
  number: number,
): Promise<ReplyResult> => {
  const files = [{ name: `${number}.txt`, bytes: `Файл ${number}` }];
  const sent = await sendReply(client, signalId, { input, files });
  return sent.status === 200 ? ((await sent.json()) as ReplyResult) : (void (await sent.text()), null);
};

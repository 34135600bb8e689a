import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { field, file, formEnd, formType } from './reply-form.ts';
import type { HttpClient } from './graphql-request.ts';

/** Submits a signal with a file, with the same key until its outcome is known. Returns the number of attempts. */
export const submitSignalUntilKnown = async (client: HttpClient, number: number): Promise<number> => {
  const input = {
    idempotencyKey: randomUUID(),
    title: `Сигнал № ${number}.`,
    message: { text: 'Тече.' },
    location: { latitude: 42.6, longitude: 23 },
  };
  const parts = [
    field('input', JSON.stringify(input)),
    file({ name: `${number}.txt`, bytes: `Снимка ${number}` }),
    formEnd,
  ];
  for (let tries = 1; tries <= maxAttempts; tries += 1) {
    const response = await send(client, Buffer.concat(parts)).catch(() => null);
    if (response?.__typename === 'SubmitSignalSuccess') return tries;
    if (response) throw new Error(`Signal ${number} has the response ${JSON.stringify(response)}`);
    await pause(Math.min(50 * tries, 500));
  }
  throw new Error(`The outcome of signal ${number} is unknown.`);
};

/** Counts the signals whose row or file is missing, and those that are stored more than once. */
export const countLostSignals = async (pool: pg.Pool, count: number): Promise<{ lost: number; doubled: number }> => {
  const { rows } = await pool.query<{ times: number; files: number; number: number }>(
    `select substring(title from 'Сигнал № (\\d+)\\.')::int as number, count(distinct signal.id)::int as times,
       count(attachment.id)::int as files
     from signal left join attachment on attachment.signal_id = signal.id and attachment.response_id is null
     where title like 'Сигнал № %.' group by 1`,
  );
  const whole = rows.filter(({ number, files }) => number < count && files > 0);
  const doubled = rows.filter(({ times, files }) => times > 1 || files > 1);
  return { lost: count - whole.length, doubled: doubled.length };
};

const maxAttempts = 200;

const send = async (client: HttpClient, body: Buffer<ArrayBuffer>): Promise<{ __typename: string } | null> => {
  const headers = { 'content-type': formType, 'x-struma': '1' };
  const response = await client.fetch('/files/signals', { method: 'POST', headers, body });
  if (response.status === 200) return (await response.json()) as { __typename: string };
  await response.text();
  return null;
};

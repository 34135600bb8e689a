import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { field, file, formEnd, formType } from './reply-form.ts';
import type { Asked } from './graphql-request.ts';

/** Submits a signal with a file, with the same key until it is known what became of it. Answers how often it was sent. */
export const insistOnSignal = async (whom: Asked, number: number): Promise<number> => {
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
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const said = await send(whom, Buffer.concat(parts)).catch(() => null);
    if (said?.__typename === 'SubmitSignalSuccess') return tries;
    if (said) throw new Error(`Signal ${number} is answered ${JSON.stringify(said)}`);
    await pause(Math.min(50 * tries, 500));
  }
  throw new Error(`Nobody says what became of signal ${number}.`);
};

/** How many of the signals are in no row or without their file, and how many are in more than one. */
export const compareSignals = async (pool: pg.Pool, count: number): Promise<{ lost: number; doubled: number }> => {
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

const mostTries = 200;

const send = async (whom: Asked, body: Buffer<ArrayBuffer>): Promise<{ __typename: string } | null> => {
  const headers = { 'content-type': formType, 'x-struma': '1' };
  const response = await whom.fetch('/files/signals', { method: 'POST', headers, body });
  if (response.status === 200) return (await response.json()) as { __typename: string };
  await response.text();
  return null;
};

// Replies to all signals of a breakdown as the web client does, while the gateway is killed.
import type pg from 'pg';
import { replyKey } from '../../../web/src/breakdowns/reply/reply-key.ts';
import { eventually } from '../eventually.ts';
import type { Installation } from '../product/installation.ts';
import { killProcess, processOf } from '../product/processes.ts';
import { execute, type HttpClient } from './graphql-request.ts';

interface KilledRun {
  /** Number of signals of the breakdown. */
  signals: number;
  /** After each of these numbers of confirmed replies, the gateway is killed during the next request. */
  killAt: readonly number[];
}

/**
 * Replies to all signals of a new breakdown. After each kill, the whole run is repeated from its first signal, as after
 * a reload of the page. `confirmed`: number of replies confirmed in the last run; 0 if the last run was killed too.
 */
export const replyToAllDuringKills = async (
  { operator, pool, folder }: Installation,
  { signals, killAt }: KilledRun,
): Promise<{ breakdownId: string; confirmed: number; runs: number }> => {
  const { breakdownId, signalIds } = await addLinkedSignals(pool, signals);
  const kills = new Set(killAt);
  for (let runs = 1; runs <= killAt.length + 1; runs += 1) {
    const before = await processOf('gateway', folder);
    const run = { isKilled: false };
    const confirmed = await runReplies(operator, { breakdownId, signalIds }, (count) => {
      if (run.isKilled || !kills.delete(count)) return;
      run.isKilled = true;
      // Delayed, so that the next request has been sent when the process ends.
      setTimeout(() => killProcess(before), 3);
    });
    if (!run.isKilled) return { breakdownId, confirmed, runs };
    await eventually(
      () => isReady(operator, folder, before),
      (isUp) => isUp,
    );
  }
  return { breakdownId, confirmed: 0, runs: killAt.length + 1 };
};

/** True if a new gateway process answers. */
const isReady = async (client: HttpClient, folder: string, before: number | null): Promise<boolean> => {
  const pid = await processOf('gateway', folder);
  if (pid === null || pid === before) return false;
  const response = await client.fetch('/readyz').catch(() => null);
  await response?.text();
  return response?.status === 200;
};

const marker = 'Отговор до всички';

const addLinkedSignals = async (
  pool: pg.Pool,
  count: number,
): Promise<{ breakdownId: string; signalIds: string[] }> => {
  const breakdown = await pool.query<{ id: string }>(
    `insert into breakdown (work_card_no) values ('До всички ' || gen_random_uuid()) returning id::text`,
  );
  const breakdownId = breakdown.rows[0]?.id ?? '';
  const { rows } = await pool.query<{ id: string }>(
    `insert into signal (title, message, status_id, breakdown_id)
     select $1, '', 2, $2 from generate_series(1, $3) returning id::text`,
    [marker, breakdownId, count],
  );
  return { breakdownId, signalIds: rows.map(({ id }) => id) };
};

interface ReplyRun {
  breakdownId: string;
  signalIds: readonly string[];
}

/** One run over all signals. A reply whose request failed is not counted. Returns the number of confirmed replies. */
const runReplies = async (
  client: HttpClient,
  { breakdownId, signalIds }: ReplyRun,
  onConfirmed: (count: number) => void,
): Promise<number> => {
  let confirmed = 0;
  for (const signalId of signalIds) {
    const text = `${marker}: сигнал ${signalId}.`;
    const input = {
      signalId,
      idempotencyKey: replyKey(breakdownId, { id: signalId, submitter: null }, text),
      message: { text },
    };
    const { data } = await execute<{ replyToSignal: { __typename: string } }>(client, mutation, { input }).catch(
      () => ({ data: null }),
    );
    if (data?.replyToSignal.__typename !== 'ReplyToSignalSuccess') continue;
    onConfirmed((confirmed += 1));
  }
  return confirmed;
};

const mutation = 'mutation ($input: ReplyToSignalInput!) { replyToSignal(input: $input) { __typename } }';

/** Counts the signals without their reply, and those that have it more than once. */
export const countLostRepliesToAll = async (
  pool: pg.Pool,
  breakdownId: string,
): Promise<{ lost: number; doubled: number }> => {
  const { rows } = await pool.query<{ times: number }>(
    `select count(response.id)::int as times
     from signal left join response on response.signal_id = signal.id
       and response.message like '%' || $1 || ': сигнал ' || signal.id || '.%'
     where signal.breakdown_id = $2 group by signal.id`,
    [marker, breakdownId],
  );
  return {
    lost: rows.filter(({ times }) => times === 0).length,
    doubled: rows.filter(({ times }) => times > 1).length,
  };
};

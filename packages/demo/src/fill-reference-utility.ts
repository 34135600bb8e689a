import type { Pool, PoolClient } from 'pg';
import { baseMapLoads } from './network/base-map-rows.ts';
import { breakdownLoads, planBreakdowns } from './breakdowns.ts';
import { calendarUntil } from './calendar.ts';
import { copyRows, type Load } from './copy.ts';
import { importLoads, storeImportFiles } from './import-rows.ts';
import { logLoads } from './log-rows.ts';
import { meterLoads } from './meter-rows.ts';
import { networkLoads } from './network/network-rows.ts';
import { placeLoads } from './place-rows.ts';
import { storeSampleFiles, type FileStore, type StoredFile } from './pictures/sample-files.ts';
import { createAddressRegister } from './network/address-register.ts';
import { signalLoads } from './signals/signal-rows.ts';
import { createStoryGenerator } from './signals/stories.ts';
import { createSubmitters, submitterLoads } from './signals/submitters.ts';
import { createTimeline } from './signals/timeline.ts';

export interface ReferenceUtilityOptions {
  pool: Pool;
  attachments: FileStore;
  /** Number of water meters; all other numbers depend on it. */
  waterMeters?: number;
  /** Number of signals. Default: derived from the meters. */
  signals?: number;
  /** Time at which the generated history ends. Default: now. */
  until?: Date;
  log?: { info(facts: object, message: string): void };
  /** Called at most once in `progressMs` milliseconds. */
  onProgress?: (progress: FillProgress) => void;
  progressMs?: number;
}

/** The table that is being filled, and the number of its rows that have been sent. */
export interface FillProgress {
  table: string;
  rows: number;
  /** Number of the table, from 1 on, among all tables. */
  step: number;
  steps: number;
}

const defaultProgressMs = 5_000;

/**
 * Fills an empty database with a fictitious water utility: towns, streets, clients, meters, a network, and years of
 * signals and breakdowns up to a given time. The data is deterministic. All rows are written in one transaction, so an
 * aborted fill leaves the database empty. Returns the number of rows by table.
 */
export const fillReferenceUtility = async (options: ReferenceUtilityOptions): Promise<Record<string, number>> => {
  const started = performance.now();
  // Files are generated while PostgreSQL stores the first tables. An error is thrown where the files are awaited.
  const files = { samples: storeSampleFiles(options.attachments), imports: storeImportFiles(options.attachments) };
  for (const stored of Object.values(files)) stored.catch(() => undefined);
  const client = await options.pool.connect();
  try {
    await client.query('begin');
    const rows = await loadAll(client, planLoads(options, files), reporterOf(options));
    await client.query(openedReplies, [options.until ?? new Date()]);
    await client.query('commit');
    options.log?.info({ rows, milliseconds: Math.round(performance.now() - started) }, 'Demo water utility created');
    return rows;
  } catch (error) {
    // Ignored: the first error is thrown, and a lost connection has already rolled back.
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
};

/** Submitters with an account have opened all replies but those of the last three days. */
const openedReplies = `
  insert into signal_visit (subject, signal_id, response_id)
  select submitter.subject, response.signal_id, max(response.id)
  from submitter
  join signal on signal.submitter_id = submitter.id
  join response on response.signal_id = signal.id
  where submitter.subject is not null and response.responded_at < $1::timestamptz - interval '3 days'
  group by submitter.subject, response.signal_id`;

/** Number of signals for a number of meters: 3 000 for 12 000, half a million for a million. */
const signalsOf = (meters: number): number =>
  Math.max(30, Math.round(meters * Math.min(0.5, 0.25 * (meters / 12_000) ** 0.1568)));

const planLoads = (
  { waterMeters = 12_000, signals = signalsOf(waterMeters), until = new Date() }: ReferenceUtilityOptions,
  files: { samples: Promise<readonly StoredFile[]>; imports: ReturnType<typeof storeImportFiles> },
): Load[] => {
  const calendar = calendarUntil(until);
  const register = createAddressRegister(waterMeters);
  const timeline = createTimeline(signals, calendar.until);
  const submitters = createSubmitters(register, signals);
  const breakdowns = planBreakdowns(register, signals, timeline);
  const storyGenerator = createStoryGenerator(signals, register, submitters, breakdowns, timeline);
  return [
    ...placeLoads(register, calendar),
    ...networkLoads(register),
    ...baseMapLoads(register),
    ...meterLoads(register, calendar),
    ...submitterLoads(submitters),
    ...breakdownLoads(breakdowns, register, timeline, calendar),
    ...signalLoads(storyGenerator, timeline, files.samples),
    ...importLoads(files.imports, calendar),
    ...logLoads(storyGenerator, calendar),
  ];
};

type Report = (progress: FillProgress) => void;

/** Returns a function that drops a report if the previous report was less than `progressMs` milliseconds ago. */
const reporterOf = ({ onProgress, progressMs = defaultProgressMs }: ReferenceUtilityOptions): Report => {
  let lastReportAt = performance.now();
  return (progress) => {
    if (!onProgress || performance.now() - lastReportAt < progressMs) return;
    lastReportAt = performance.now();
    onProgress(progress);
  };
};

const loadAll = async (client: PoolClient, loads: readonly Load[], report: Report): Promise<Record<string, number>> => {
  const rows: Record<string, number> = {};
  // Lets the trigram indexes take new rows in larger batches.
  await client.query(`set local gin_pending_list_limit = '64MB'`);
  for (const [index, load] of loads.entries()) {
    const { table } = load;
    rows[table] = await copyRows(client, load, (sent) =>
      report({ table, rows: sent, step: index + 1, steps: loads.length }),
    );
    if (!load.columns.includes('id')) continue;
    await client.query(
      `select setval(pg_get_serial_sequence($1, 'id'), greatest(1, (select max(id) from ${load.table})))`,
      [load.table],
    );
  }
  await client.query(
    `
    select gin_clean_pending_list(indexrelid::regclass) from pg_index
    join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
    where amname = 'gin' and indrelid = any($1::regclass[])`,
    [loads.map(({ table }) => table)],
  );
  await client.query(`analyze ${loads.map(({ table }) => table).join(', ')}`);
  return rows;
};

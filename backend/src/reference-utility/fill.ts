import type { Pool, PoolClient } from 'pg';
import { baseMapLoads } from './network/base-map-rows.ts';
import { breakdownLoads, planBreakdowns } from './breakdowns.ts';
import { calendarUntil } from './calendar.ts';
import { copyRows, type Load } from './copy.ts';
import { journalLoads } from './journal-rows.ts';
import { meterLoads } from './meter-rows.ts';
import { networkLoads } from './network/network-rows.ts';
import { placeLoads } from './place-rows.ts';
import { storeSampleFiles, type FileStore, type StoredFile } from './pictures/sample-files.ts';
import { settle } from './network/settlement.ts';
import { signalLoads } from './signals/signal-rows.ts';
import { storyTeller } from './signals/stories.ts';
import { gatherSubmitters, submitterLoads } from './signals/submitters.ts';
import { layTimeline } from './signals/timeline.ts';

export interface ReferenceUtility {
  pool: Pool;
  attachments: FileStore;
  /** Water meters; everything else grows with them. */
  scale?: number;
  /** Signals, where they should not follow from the meters. */
  signals?: number;
  /** The moment at which the utility's history ends. */
  until?: Date;
  log?: { info(facts: object, message: string): void };
}

/**
 * Fills an empty database with a water utility that exists nowhere: towns with streets, clients and meters, a network,
 * and years of signals and breakdowns that end at a given moment. The same numbers give the same rows.
 * All of it is one transaction, so a filling that is cut off leaves an empty database.
 */
export const fillReferenceUtility = async (wish: ReferenceUtility): Promise<Record<string, number>> => {
  const started = performance.now();
  // Pictures are drawn while PostgreSQL takes in the first tables; a failure shows where they are needed.
  const files = storeSampleFiles(wish.attachments);
  files.catch(() => undefined);
  const client = await wish.pool.connect();
  try {
    await client.query('begin');
    const rows = await loadAll(client, planLoads(wish, files));
    await client.query('commit');
    wish.log?.info({ rows, milliseconds: Math.round(performance.now() - started) }, 'The reference utility is there.');
    return rows;
  } catch (error) {
    // The first error is the one to tell; a lost connection has rolled back by itself.
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
};

/** Signals that a utility of that size gets: 3 000 at 12 000 meters, half a million at a million. */
const signalsOf = (meters: number): number =>
  Math.max(30, Math.round(meters * Math.min(0.5, 0.25 * (meters / 12_000) ** 0.1568)));

const planLoads = (
  { scale = 12_000, signals = signalsOf(scale), until = new Date() }: ReferenceUtility,
  files: Promise<readonly StoredFile[]>,
): Load[] => {
  const calendar = calendarUntil(until);
  const settlement = settle(scale);
  const timeline = layTimeline(signals, calendar.until);
  const submitters = gatherSubmitters(settlement, signals);
  const breakdowns = planBreakdowns(settlement, signals, timeline);
  const teller = storyTeller(signals, settlement, submitters, breakdowns, timeline);
  return [
    ...placeLoads(settlement, calendar),
    ...networkLoads(settlement),
    ...baseMapLoads(settlement),
    ...meterLoads(settlement, calendar),
    ...submitterLoads(submitters),
    ...breakdownLoads(breakdowns, settlement, timeline, calendar),
    ...signalLoads(teller, timeline, files),
    ...journalLoads(settlement, teller, calendar),
  ];
};

const loadAll = async (client: PoolClient, loads: readonly Load[]): Promise<Record<string, number>> => {
  const rows: Record<string, number> = {};
  // Trigram indexes take new rows in large lots instead of one by one.
  await client.query(`set local gin_pending_list_limit = '64MB'`);
  for (const load of loads) {
    rows[load.table] = await copyRows(client, load);
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

// Helpers for tests of breakdowns: parts of the pages, stored breakdowns, and places for breaks in the network.
import type { Locator, Page } from '@playwright/test';
import type pg from 'pg';
import { addSubmitter, openDatabase, removeSubmitter } from './signals.ts';

export const toast = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('region', { name: 'Известия' }).getByText(text).first();

/** The form of a breakdown. */
export const form = (page: Page): Locator => page.getByRole('form', { name: 'Данни за авария' });

/** A text field of the form. The label of a mandatory one ends with an asterisk. */
export const box = (page: Page, name: string): Locator =>
  form(page).getByRole('textbox', { name: new RegExp(`^${name}\\s*\\*?$`) });

export const choose = (page: Page, name: string, option: string): Promise<string[]> =>
  form(page).getByRole('combobox', { name }).selectOption({ label: option });

/** The value of a fact of the preview. */
export const fact = (page: Page, name: string): Locator =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]');

/** Stores a breakdown with a place, 412 people and a planned repair; returns its number. */
export const insertBreakdown = async (pool: pg.Pool, workCardNo: string): Promise<number> => {
  const { rows } = await pool.query<{ id: string }>(
    `insert into breakdown (work_card_no, signal_timestamp, water_stop_people, priority_id, kevr_category1_id,
       kevr_category2_id, location, repair_start, repair_end, town_name)
     values ($1, now() - interval '3 hours', 412, 3, 1, 2, point(22.963, 42.548), now() - interval '1 hour',
       now() + interval '4 hours', 'гр. Радомир') returning id`,
    [workCardNo],
  );
  return Number(rows[0]?.id);
};

/** Breakdowns of one spec file, and a submitter for the signals that its tests link to the breakdowns. */
export interface BreakdownRecords {
  pool: pg.Pool;
  submitter: number;
  addBreakdown(): Promise<{ id: number; workCardNo: string }>;
  /** Removes all records and closes the connection. */
  remove(): Promise<void>;
}

/** Work card numbers begin with `letter` and the process id. `remove` deletes those of this process with any letter. */
export const openBreakdownRecords = async (letter: string): Promise<BreakdownRecords> => {
  const pool = await openDatabase();
  const submitter = await addSubmitter(pool, 'Авария Свързана');
  let last = 0;
  return {
    pool,
    submitter,
    addBreakdown: async () => {
      last += 1;
      const workCardNo = `${letter}${process.pid}/${last}`;
      return { id: await insertBreakdown(pool, workCardNo), workCardNo };
    },
    remove: async () => {
      await pool.query('update signal set breakdown_id = null where submitter_id = $1', [submitter]);
      await removeSubmitter(pool, submitter);
      await pool.query('delete from breakdown where work_card_no like $1', [`_${process.pid}_%`]);
      await pool.end();
    },
  };
};

export interface Break {
  osmId: number;
  latitude: number;
  longitude: number;
  /** The two valves at the ends of the pipe. */
  valves: string[];
}

/** Breaks in the middle of up to twelve pipes that have service connections and a working valve at either end. */
export const findBreaks = async (pool: pg.Pool): Promise<Break[]> => {
  const { rows } = await pool.query<{ osm_id: string; x: number; y: number; valves: string[] }>(
    `select p.osm_id, (p.longitudes[1] + p.longitudes[2]) / 2 as x, (p.latitudes[1] + p.latitudes[2]) / 2 as y,
       array_agg(v.id::text order by v.id) as valves
     from pipe p join valve v on v.pipe_id = p.id
     where (select count(*) from svo_line s where s.pipe_id = p.id) > 3
     group by p.id
     having count(*) = 2 and bool_and(v.is_open and v.is_operable and v.one_way is null
       and (v.location <-> point(p.longitudes[1], p.latitudes[1]) < 0.0001
         or v.location <-> point(p.longitudes[2], p.latitudes[2]) < 0.0001))
     order by p.id limit 12`,
  );
  return rows.map(({ osm_id, x, y, valves }) => ({ osmId: Number(osm_id), latitude: y, longitude: x, valves }));
};

/** The fields of the editor in a signal's preview (SG-10). */
export const shortFields = [
  'Номер',
  'Засегнати потребители',
  'Начало',
  'Приоритет',
  'Планиран ремонт от',
  'Планиран ремонт до',
  'Спиране на водата от',
  'Спиране на водата до',
  'Категория 1',
  'Категория 2',
  'Община',
  'Населено място',
  'Улица',
  'Приключена',
];

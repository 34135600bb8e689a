// Helpers for tests of signals: pages and their parts, requests of a page, stored rows.
import { expect, type Locator, type Page, type Request } from '@playwright/test';
import type pg from 'pg';
import { runningCluster } from '../../backend/src/embedded-postgres/cluster.ts';
import { openAs } from './support.ts';
import { openTestPool } from '../builders/database/test-database.ts';

export const listPath = '/signals_oper/list';
export const previewPath = (id: string | number) => `/signals_oper/preview/${id}`;

/** Signs in and waits for the list's first row. */
export const openList = async (page: Page, search = ''): Promise<void> => {
  await openAs(page, 'operator', `${listPath}${search}`);
  await expect(firstRow(page)).toBeVisible();
};

/** Signs in and waits for a signal with its editor. */
export const openPreview = async (page: Page, id: number): Promise<void> => {
  await openAs(page, 'operator', previewPath(id));
  await expect(page.getByRole('textbox', { name: 'Описание на сигнала' })).toBeVisible();
};

/** Rows without the header. */
export const rows = (page: Page): Locator => page.locator('tbody').getByRole('row');
export const firstRow = (page: Page): Locator => rows(page).first();
export const head = (page: Page, name: string): Locator => page.getByRole('columnheader', { name, exact: true });
export const sortButton = (page: Page, name: string): Locator =>
  page.getByRole('columnheader').getByRole('button', { name });

/** Opens the filter card. */
export const openFilter = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: /^Търсене на сигнали/ }).click();
  const form = page.getByRole('form', { name: 'Търсене на сигнали' });
  await expect(form).toBeVisible();
  return form;
};

export const box = (form: Locator, name: string): Locator => form.getByRole('textbox', { name, exact: true });

/** Texts of one column, row by row. */
export const columnOf = async (page: Page, name: string): Promise<string[]> => {
  const index = (await page.getByRole('columnheader').allInnerTexts()).findIndex((text) => text.startsWith(name));
  const cells = await rows(page).evaluateAll(
    (list, at) => list.map((row) => (row as HTMLTableRowElement).cells[at]?.innerText ?? ''),
    index,
  );
  return cells.map((text) => text.replaceAll(/\s+/g, ' ').trim());
};

export interface ListQuery {
  filter?: Record<string, unknown>;
  sort?: { field: string; direction: string }[];
  page?: { number: number; size: number };
}

/** Records the variables of the page's queries of one name, in the order of sending. */
export const watchQueries = (page: Page, name = 'Signals'): ListQuery[] => {
  const queries: ListQuery[] = [];
  page.on('request', (request) => {
    const sent = queryOf(request);
    if (sent?.operationName === name) queries.push(sent.variables);
  });
  return queries;
};

/** Operation and variables of a GraphQL request; null for any other request. */
export const queryOf = (request: Request): { operationName: string; variables: ListQuery } | null =>
  request.url().endsWith('/graphql')
    ? (request.postDataJSON() as { operationName: string; variables: ListQuery })
    : null;

/** Handles operations of one name with `answer`. Returns a function that removes all handlers of GraphQL requests. */
export const intercept = async (
  page: Page,
  name: string,
  answer: (route: Parameters<Parameters<Page['route']>[1]>[0]) => Promise<void>,
): Promise<() => Promise<void>> => {
  const running = new Set<Promise<void>>();
  let isStopped = false;
  await page.route('**/graphql', (route) => {
    if (isStopped || queryOf(route.request())?.operationName !== name) return route.fallback();
    const answered = answer(route);
    running.add(answered);
    return answered;
  });
  return async () => {
    isStopped = true;
    // A removed route continues the requests that are being answered, and their answers would fail.
    await Promise.allSettled(running);
    await page.unroute('**/graphql');
  };
};

/** The database of the product under test. */
export const openDatabase = async (): Promise<pg.Pool> => {
  const url = await runningCluster(process.env.STRUMA_TEST_DATA ?? '');
  if (url === null) throw new Error('The product under test runs without its database.');
  return openTestPool(url);
};

/** The document of a message with these blocks. */
export const rich = (...content: unknown[]): string => JSON.stringify({ type: 'doc', content });
export const words = (text: string, ...marks: unknown[]) => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks }),
});
export const paragraph = (text: string): string => rich({ type: 'paragraph', content: [words(text)] });

/** Inserts a signal with the given columns. Returns its id. */
export const addSignal = (pool: pg.Pool, columns: Record<string, unknown> = {}): Promise<number> =>
  insert(pool, 'signal', {
    title: 'Теч пред входа',
    message: paragraph('Тече вода от шахтата.'),
    status_id: 1,
    channel: 'PORTAL',
    needs_reply: true,
    created_at: '2026-03-05T08:00:00Z',
    ...columns,
  });

/** Inserts a response. Returns its id. */
export const addResponse = (pool: pg.Pool, signal: number, columns: Record<string, unknown>): Promise<number> =>
  insert(pool, 'response', { signal_id: signal, responded_at: '2026-03-05T09:00:00Z', ...columns });

export const addSubmitter = (pool: pg.Pool, name: string): Promise<number> => insert(pool, 'submitter', { name });

const insert = async (pool: pg.Pool, table: string, row: Record<string, unknown>): Promise<number> => {
  const names = Object.keys(row);
  const { rows: added } = await pool.query<{ id: number }>(
    `insert into ${table} (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
    Object.values(row),
  );
  return Number(added[0]?.id);
};

/** Deletes a submitter of the tests, with all signals and their records. */
export const removeSubmitter = async (pool: pg.Pool, submitter: number): Promise<void> => {
  const signals = 'select id from signal where submitter_id = $1';
  for (const table of ['attachment', 'response', 'signal_draft'])
    await pool.query(`delete from ${table} where signal_id in (${signals})`, [submitter]);
  await pool.query('delete from signal where submitter_id = $1', [submitter]);
  await pool.query('delete from submitter where id = $1', [submitter]);
};

/** Formats a number as the web client does. */
const formatNumber = (value: number): string => value.toString().replace(/\B(?=(\d{3})+$)/g, '\u2009');

export const countSignals = async (pool: pg.Pool, condition = 'true'): Promise<number> => {
  const { rows: counted } = await pool.query<{ count: string }>(`select count(*) from signal where ${condition}`);
  return Number(counted[0]?.count);
};

export const expectTotal = (page: Page, total: number, timeout?: number): Promise<void> =>
  expect(page.getByText(/^Общо:/)).toHaveText(`Общо: ${formatNumber(total)} записа.`, timeout ? { timeout } : {});

/**
 * Repeats a comparison of a page with a whole table until it succeeds, because other tests may add rows at the same
 * time.
 */
export const repeatComparison = (comparison: () => Promise<void>): Promise<void> =>
  expect(comparison).toPass({ timeout: 30_000 });

/** Time limit of one comparison, in milliseconds. */
export const comparisonTimeoutMs = 3000;

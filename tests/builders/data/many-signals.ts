import type pg from 'pg';

/** 350 signals with many equal and many empty values, for filters and sorting. */
export const insertManySignals = async (pool: pg.Pool): Promise<void> => {
  await pool.query(`
  insert into signal (title, message, status_id, priority_id, submitter_id, breakdown_id, user_id, location, needs_reply,
                      created_at, last_response_at, closed_at)
  select 'Сигнал ' || n, '{"type":"doc","content":[{"type":"paragraph"}]}', 1 + n % 4, nullif(n % 5, 0),
    (select id from submitter order by id offset n % 17 limit 1),
    case when n % 3 = 0 then (select id from breakdown order by id offset n % (select count(*) from breakdown) limit 1) end,
    case when n % 2 = 0 then 'web' end, case when n % 6 = 0 then point(23.3, 42.7) end, n % 7 < 3,
    timestamptz '2026-01-01T00:00:00Z' + (n % 60) * interval '1 day' + (n % 2) * interval '400 milliseconds',
    case when n % 4 > 0 then timestamptz '2026-03-01T00:00:00Z' + (n % 11) * interval '1 hour' end,
    case when n % 4 > 1 then timestamptz '2026-04-01T00:00:00Z' + (n % 13) * interval '1 minute' end
  from generate_series(1, 350) n`);
};

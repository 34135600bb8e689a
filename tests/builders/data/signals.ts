import type pg from 'pg';

/** Rows for tests: three submitters, two breakdowns and six signals with varied values of sort and filter fields. */
export const insertSignals = async (pool: pg.Pool): Promise<void> => {
  await pool.query(`
    insert into submitter (id, name) values (1, 'Яна Ангелова'), (2, 'Ангел Щерев'), (3, 'ангел Борисов');
    insert into breakdown (id, work_card_no) values (1, 'РК-100'), (2, 'РК-9_5');
    insert into signal (id, title, message, status_id, priority_id, submitter_id, user_id, location, breakdown_id, needs_reply,
                        created_at, last_response_at, closed_at) values
      (1, 'Теч', '{"type":"doc","content":[]}', 1, 1, 1, 'ana', point(23.32, 42.69), null, true, '2026-03-29T00:30:00Z', null, null),
      (2, 'Теч', '{"type":"doc","content":[]}', 2, 4, 2, null, null, 1, false, '2026-03-29T01:30:00.900Z', '2026-04-01T10:00:00Z', null),
      (3, 'Теч', '{"type":"doc","content":[]}', 3, null, null, null, null, null, false, '2026-10-25T00:30:00Z', '2026-10-26T10:00:00Z', '2026-10-27T08:00:00Z'),
      (4, 'Теч', '{"type":"doc","content":[]}', 4, 2, 3, null, null, null, false, '2026-10-25T01:30:00Z', '2026-10-26T09:00:00Z', '2026-10-28T08:00:00Z'),
      (5, 'Теч', '{"type":"doc","content":[]}', 1, 3, 1, null, null, 2, true, '2026-11-01T10:00:00Z', '2026-11-02T10:00:00Z', null),
      (6, 'Теч', '{"type":"doc","content":[]}', 2, 1, null, null, null, null, true, '2026-11-01T10:00:00Z', null, null);
    select setval(pg_get_serial_sequence('breakdown', 'id'), 2), setval(pg_get_serial_sequence('signal', 'id'), 6)`);
};

/** The ids of the signals with status SIGNAL or BREAKDOWN, which accept replies. */
export const openSignals: readonly number[] = [1, 2, 5, 6];

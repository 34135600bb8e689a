import type pg from 'pg';

/** Rows for tests: three breakdowns with varied values in all sort and filter fields; two towns, one with a street. */
export const insertBreakdowns = async (pool: pg.Pool): Promise<void> => {
  await pool.query(`
    insert into district (id, name) values (1, 'Перник'), (2, 'Русе');
    insert into municipality (id, district_id, name) values (1, 1, 'Радомир'), (2, 2, 'Бяла');
    insert into town (id, municipality_id, grao_code, name) values (1, 1, '61577', 'гр. Радомир'), (2, 2, '07603', 'гр. Бяла');
    insert into street (id, town_id, grao_code, name) values (1, 1, '00001', 'ул. Орион');
    insert into breakdown (id, work_card_no, finished, finished_at, signal_timestamp, repair_start, repair_end, water_stop_start,
        water_stop_end, water_stop_people, kevr_category1_id, kevr_category2_id, priority_id, municipality_id, town_id, street_id,
        town_name, street_name, street_description, description, location, visoft_id, osm_id, created_by, checked) values
      (1, 'А-0998', true, '2026-10-25T12:00:00Z', '2026-10-25T00:30:00Z', '2026-10-25T06:00:00Z', '2026-10-25T12:00:00Z', null,
        null, 0, 1, 2, 1, 1, 1, 1, 'гр. Радомир', 'ул. Орион', 'до бл. 3', 'Теч от муфа', point(22.963, 42.548), 'VS-1', 48213,
        'Петър Илиев', true),
      (2, 'А-0999', false, null, '2026-10-25T01:30:00Z', '2026-11-18T07:30:00Z', '2099-11-18T11:00:00Z', '2026-11-18T07:30:00Z',
        '2099-11-18T11:00:00Z', 412, 2, 1, 4, 2, 2, null, 'гр. Бяла', 'ул. „Нова“', null, '=1+1', null, null, null, null, false),
      (3, 'В/7', false, null, '2026-11-18T04:10:00Z', null, '2026-11-18T05:00:00Z', null, null, null, null, null, null, null, null,
        null, null, null, null, null, null, null, null, null, false);
    select setval(pg_get_serial_sequence('breakdown', 'id'), 3)`);
};

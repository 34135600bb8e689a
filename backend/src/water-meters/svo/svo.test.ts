import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eventually } from '../../../../tests/builders/eventually.ts';
import { insertLineNetwork, placeOnLine } from '../../../../tests/builders/data/line-network.ts';
import { startTestService, type TestService } from '../../../../tests/builders/product/rest-service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  await insertLineNetwork(service.pool);
});
// The common meter 400 of block 7 is 1.75 pipe lengths from the line's start; the nearest connection is number 4.
beforeEach(async () => {
  await service.pool.query(`
    update water_meter set svo_id = null, ownership_type_id = 2, closed_on = null,
      location = (select location from address where id = 4) where id = 400`);
  await service.pool.query('truncate activity_log');
});
afterAll(() => service.stop());

const post = async (path: string, body: object) => {
  const response = await service.call(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, body: (isJson ? JSON.parse(text) : text) as Record<string, unknown> };
};
const get = async (path: string) => {
  const response = await service.call(path);
  return { status: response.status, body: (await response.json()) as unknown };
};
const selectionAt = (pipes: number, metresNorth: number, others: object = {}) => {
  const { longitude, latitude } = placeOnLine(pipes, metresNorth);
  return {
    watermeterID: 400,
    svoID: 4,
    markerLng: longitude,
    markerLat: latitude,
    source: 'src_lines_w',
    projectId: 19,
    ...others,
  };
};
const snap = (body: object) => post('/api/WaterMeter/SnapWatermeterToLine', body);
const readMeter = async () => {
  const { rows } = await service.pool.query<{ svo: number | null; x: number; y: number }>(
    'select svo_id as svo, location[0] as x, location[1] as y from water_meter where id = 400',
  );
  return rows[0];
};
const countActivities = async () => (await service.pool.query('select from activity_log')).rowCount;

describe('WM-5 connecting a common meter', () => {
  test('WM-5 the place of the meter becomes the closest point of the line, and the change is recorded', async () => {
    expect(await snap(selectionAt(1.75, 20))).toEqual({
      status: 200,
      body: { type: 1, message: 'Успешна промяна на координати на водомер' },
    });
    const end = placeOnLine(1.75, 12);
    expect(await readMeter()).toEqual({
      svo: 4,
      x: expect.closeTo(end.longitude, 6),
      y: expect.closeTo(end.latitude, 6),
    });
    const { rows } = await service.pool.query(
      'select entity, entity_id, field, new_value from activity_log order by field',
    );
    expect(rows).toEqual([
      { entity: 'waterMeter', entity_id: '400', field: 'location', new_value: '43.00011, 24.00175' },
      { entity: 'waterMeter', entity_id: '400', field: 'svoId', new_value: '4' },
    ]);
  });

  test('WM-5 a snap to an SVO that is too far away returns type 0 with the reason', async () => {
    const { body } = await snap(selectionAt(1.75, 150));
    expect(body).toEqual({ type: 0, message: 'Маркерът е на 138 м от СВО. Водомер се закача до 100 м.' });
    expect((await readMeter())?.svo).toBeNull();
  });

  test('WM-5 a snap that is repeated after a lost response is a success and is recorded once', async () => {
    await snap(selectionAt(1.75, 20));
    const recorded = await countActivities();
    await service.pool.query('update water_meter set closed_on = now() where id = 400');
    expect((await snap(selectionAt(1.75, 20))).body).toMatchObject({ type: 1 });
    expect(await countActivities()).toBe(recorded);
  });

  test('WM-5 a snap does not replace a connection that another person has chosen meanwhile', async () => {
    expect((await snap(selectionAt(1.25, 20, { svoID: 3, expectedSvoID: null }))).body).toMatchObject({ type: 1 });
    const outdated = await snap(selectionAt(1.75, 20, { expectedSvoID: null }));
    expect([outdated.status, outdated.body]).toMatchObject([412, { message: 'Водомерът е променен междувременно.' }]);
    expect((await readMeter())?.svo).toBe(3);
    const current = selectionAt(1.75, 20, { expectedSvoID: 3 });
    for (const _repetition of [1, 2]) expect((await snap(current)).body).toMatchObject({ type: 1 });
    expect((await readMeter())?.svo).toBe(4);
  });

  test('WM-5 a snap of an individual meter or of a closed meter returns type 0', async () => {
    await service.pool.query('update water_meter set closed_on = now() where id = 400');
    expect((await snap(selectionAt(1.75, 5))).body).toMatchObject({
      type: 0,
      message: expect.stringContaining('закрита'),
    });
    await service.pool.query('update water_meter set ownership_type_id = 1 where id = 400');
    expect((await snap(selectionAt(1.75, 5))).body).toMatchObject({ type: 0, message: expect.stringContaining('общ') });
  });

  test('WM-5 unknown ids, a too large id and an invalid latitude are refused', async () => {
    for (const id of [0, -1, 99_999]) {
      expect((await snap(selectionAt(1.75, 5, { watermeterID: id }))).status).toBe(404);
      expect((await snap(selectionAt(1.75, 5, { svoID: id }))).status).toBe(404);
    }
    expect((await snap(selectionAt(1.75, 5, { svoID: 2 ** 63 }))).status).toBe(400);
    expect((await snap(selectionAt(1.75, 5, { markerLat: 91 }))).status).toBe(400);
  });

  test('WM-5 the preview is a line from the marker to the connection and stores nothing', async () => {
    const { body } = await post('/api/WaterMeter/PreviewSnap', selectionAt(1.75, 20));
    const [from, to] = [placeOnLine(1.75, 20), placeOnLine(1.75, 12)];
    expect(body).toEqual({
      type: 'Feature',
      geometry: {
        type: 'LineString',
        coordinates: [
          [from.longitude, from.latitude],
          [expect.closeTo(to.longitude, 6), expect.closeTo(to.latitude, 6)],
        ],
      },
      properties: { svoID: 4, distance: expect.closeTo(8, 0), isTooFar: false },
    });
    expect((await readMeter())?.svo).toBeNull();
  });
});

describe('MP-11 moving a meter', () => {
  const move = (body: object) => post('/struma/water-meters/place', { waterMeterId: 400, ...body });

  test('MP-11 longitude and latitude are stored; undoing a snap restores both place and connection', async () => {
    const before = await readMeter();
    await snap(selectionAt(1.75, 20));
    const after = await readMeter();
    const expected = { latitude: after?.y, longitude: after?.x, svoId: 4 };
    const old = { latitude: before?.y, longitude: before?.x, svoId: null };
    expect(await move({ ...old, expected })).toEqual({ status: 200, body: { isChanged: true } });
    expect(await readMeter()).toEqual(before);
    expect(await move(old)).toEqual({ status: 200, body: { isChanged: false } });
    expect((await move({ ...old, latitude: 43.1, expected })).status).toBe(412);
    expect((await move({ latitude: 43.2, longitude: 24.3 })).body).toEqual({ isChanged: true });
    expect(await readMeter()).toEqual({ svo: null, x: 24.3, y: 43.2 });
  });

  test('MP-11 a move that is repeated after a lost response is a success and is recorded once', async () => {
    const before = await readMeter();
    const expected = { latitude: before?.y, longitude: before?.x, svoId: null };
    const repeated = { ...placeOnLine(1.75, 20), svoId: 4, expected };
    expect((await move(repeated)).body).toEqual({ isChanged: true });
    expect((await move(repeated)).body).toEqual({ isChanged: false });
    expect(await countActivities()).toBe(2);
  });

  test('MP-11 what is absent is neither changed nor compared', async () => {
    const before = await readMeter();
    expect((await move({})).body).toEqual({ isChanged: false });
    expect((await move({ svoId: 4 })).body).toEqual({ isChanged: true });
    expect(await readMeter()).toEqual({ ...before, svo: 4 });
    expect((await move({ latitude: 43.2, longitude: 24.3, expected: { svoId: 3 } })).status).toBe(412);
    expect((await move({ latitude: 43.2, longitude: 24.3, expected: { svoId: 4 } })).status).toBe(200);
    expect((await move({ latitude: null, longitude: null })).body).toEqual({ isChanged: true });
    expect(await readMeter()).toEqual({ svo: 4, x: null, y: null });
  });

  test('MP-11 a single coordinate and an unknown connection are refused', async () => {
    for (const half of [{ latitude: 43, longitude: null }, { latitude: 43 }, { longitude: null }])
      expect((await move(half)).status).toBe(400);
    const abroad = await move({ latitude: 51.5, longitude: -0.12 });
    expect([abroad.status, abroad.body]).toMatchObject([400, { message: 'Мястото е извън България.' }]);
    expect((await move({ latitude: 43, longitude: 24, svoId: 77 })).status).toBe(404);
  });

  test('MP-11 WM-2 WM-5 a new connection has the rules of the snap', async () => {
    const near = placeOnLine(1.75, 20);
    const reasonOf = async (body: object) => (await move(body)).body;
    expect(await reasonOf({ ...placeOnLine(1.75, 150), svoId: 4 })).toBe(
      '(0) Маркерът е на 138 м от СВО. Водомер се закача до 100 м.',
    );
    expect(await reasonOf({ latitude: null, longitude: null, svoId: 4 })).toMatch(/^\(0\) Водомер без място/);
    await service.pool.query('update water_meter set closed_on = now() where id = 400');
    expect(await reasonOf({ ...near, svoId: 4 })).toBe('(0) Партидата на водомера е закрита.');
    await service.pool.query('update water_meter set closed_on = null, ownership_type_id = 1 where id = 400');
    expect(await reasonOf({ ...near, svoId: 4 })).toBe('(0) Само общ водомер се закача към СВО.');
    expect((await readMeter())?.svo).toBeNull();
    expect((await move({ ...near, svoId: null })).body).toEqual({ isChanged: true });
    await service.pool.query('update water_meter set ownership_type_id = 2 where id = 400');
    expect((await move({ ...near, svoId: 4 })).body).toEqual({ isChanged: true });
    expect((await readMeter())?.svo).toBe(4);
  });

  test('MP-11 a meter can be moved away from its connection; an undo restores a far connection', async () => {
    const far = placeOnLine(1.75, 900);
    await service.pool.query('update water_meter set svo_id = 3, closed_on = now() where id = 400');
    expect((await move(far)).body).toEqual({ isChanged: true });
    expect((await move({ ...far, latitude: 43.02, svoId: 3 })).body).toEqual({ isChanged: true });
    await service.pool.query('update water_meter set closed_on = null where id = 400');
    expect((await snap(selectionAt(1.75, 20))).body['type']).toBe(1);
    expect((await move({ ...far, svoId: 2 })).body).toMatch(/^\(0\) Маркерът е на/);
    expect((await move({ ...far, svoId: 3 })).body).toEqual({ isChanged: true });
    expect((await readMeter())?.svo).toBe(3);
    expect((await snap(selectionAt(1.75, 20))).body['type']).toBe(1);
    expect((await move({ latitude: null, longitude: null, svoId: 3 })).body).toEqual({ isChanged: true });
  });
});

describe('WM-4 likely connections', () => {
  interface Proposal {
    svoId: number;
    isNearest: boolean;
    isSameSide: boolean;
    servesAddress: boolean;
    servedAddresses: string[];
  }
  const readProposals = async () =>
    (await get('/struma/water-meters/svo-proposals?waterMeterId=400')).body as Proposal[];

  test('WM-4 the nearest connection is first', async () => {
    const found = await readProposals();
    expect(found.map(({ svoId }) => svoId)).toEqual([4, 3, 2]);
    expect(found[0]).toMatchObject({ isNearest: true, isSameSide: true, servesAddress: false, servedAddresses: [] });
  });

  test('WM-4 connections are proposed for a requested place, with the distances from it', async () => {
    const { latitude, longitude } = placeOnLine(1.25, 20);
    const path = `/struma/water-meters/svo-proposals?waterMeterId=400&latitude=${latitude}&longitude=${longitude}`;
    const [first] = (await get(path)).body as (Proposal & { distance: number })[];
    expect(first).toMatchObject({ svoId: 3, isNearest: true, distance: expect.closeTo(8, 0) });
    expect((await get(`${path.replace(String(latitude), '91')}`)).status).toBe(400);
  });

  test('WM-4 a nearer connection beyond the pipe comes after a connection on the same side', async () => {
    const [south, southEnd] = [placeOnLine(1.75), placeOnLine(1.75, -12)];
    await service.pool.query('insert into svo_line (id, pipe_id, longitudes, latitudes) values (20, 2, $1, $2)', [
      [south.longitude, southEnd.longitude],
      [south.latitude, southEnd.latitude],
    ]);
    await service.pool.query('update svo_line set longitudes = array[24.0021, 24.0021] where id = 4');
    const ranked = await eventually(
      readProposals,
      (found) => found.some(({ svoId }) => svoId === 20) && found[0]?.svoId === 4 && !found[0].isNearest,
    );
    expect(ranked.map(({ svoId, isNearest, isSameSide }) => [svoId, isNearest, isSameSide])).toEqual([
      [4, false, true],
      [3, false, true],
      [20, true, false],
    ]);
    await service.pool.query('delete from svo_line where id = 20');
    await service.pool.query(`update svo_line set longitudes = array[24.00175, 24.00175] where id = 4`);
  });

  test('WM-4 the connection of another meter at the address is first', async () => {
    await service.pool.query(`update water_meter set svo_id = 3 where id = 400`);
    await service.pool.query(`
      insert into water_meter (id, fabric_no, ownership_type_id, water_meter_type_id, manufacturer_id, address_id, svo_id)
      values (401401, 'общ-2', 2, 1, 1, 4, 3)`);
    const [first] = await readProposals();
    expect(first).toMatchObject({ svoId: 3, servesAddress: true });
    await service.pool.query('delete from water_meter where id = 401401');
  });

  test('WM-4 a meter without any place has no proposals', async () => {
    await service.pool.query(`
      insert into water_meter (id, fabric_no, ownership_type_id, water_meter_type_id, manufacturer_id)
      values (401402, 'без-място', 2, 1, 1)`);
    expect((await get('/struma/water-meters/svo-proposals?waterMeterId=401402')).body).toEqual([]);
    expect((await get('/struma/water-meters/svo-proposals?waterMeterId=0')).status).toBe(404);
    await service.pool.query('delete from water_meter where id = 401402');
  });
});

test('WM-4 the queue has the common meters without an SVO before and after a meter', async () => {
  await service.pool.query(`
    insert into water_meter (id, fabric_no, ownership_type_id, water_meter_type_id, manufacturer_id, address_id)
    select n, 'опашка-' || n, 2, 1, 1, 5 from unnest(array[395, 405, 406]) n`);
  expect((await get('/struma/water-meters/svo-queue?waterMeterId=400')).body).toEqual({
    total: 4,
    position: 2,
    previousId: 395,
    nextId: 405,
  });
  await service.pool.query(`delete from water_meter where fabric_no like 'опашка-%'`);
});

import type pg from 'pg';

const start = { longitude: 24, latitude: 43 };
const pipeDegrees = 0.001;

/** The place `pipes` pipe lengths east and `metresNorth` metres north of the line's start. */
export const placeOnLine = (pipes: number, metresNorth = 0) => ({
  longitude: start.longitude + pipes * pipeDegrees,
  latitude: start.latitude + metresNorth / 111_320,
});

const point = (pipes: number, metresNorth = 0): string => {
  const { longitude, latitude } = placeOnLine(pipes, metresNorth);
  return `(${longitude},${latitude})`;
};

/**
 * Three pipes in a line, each with a valve in its middle; water enters at the start of the line. Pipe 501 has the
 * buildings № 1 and № 3. Pipe 502 has № 5 before its valve and block 7 after it. Pipe 503 has № 9, which has no service
 * connection, and a school.
 */
export const insertLineNetwork = async (pool: pg.Pool): Promise<void> => {
  await pool.query(`
    insert into district (id, name) values (1, 'Плевен');
    insert into municipality (id, district_id, name) values (1, 1, 'Плевен');
    insert into town (id, municipality_id, grao_code, name) values (1, 1, '56722', 'Плевен');
    insert into street (id, town_id, grao_code, name) values (1, 1, '00001', 'ул. „Дойран“'), (2, 1, '00002', 'ж.к. „Сторгозия“');
    insert into client (id, client_number, name, client_type_id, critical_kind) values
      (1, '1', 'Първи', 1, null), (2, '2', 'Втори', 1, null), (3, '3', 'Трети', 1, null), (4, '4', 'ЕС бл. 7', 1, null),
      (5, '5', 'Пети', 1, null), (6, '6', '1. ОУ „Христо Ботев“', 3, 'SCHOOL');
    insert into water_source (name, location) values ('Водоем Плевен 1', '${point(0, 2)}')`);
  for (const [index, id] of [501, 502, 503].entries()) {
    await pool.query(
      `insert into pipe (id, osm_id, aq_type, diameter_mm, material, longitudes, latitudes)
       values ($1, $2, 'разпределителен', 110, 'ПЕВП', $3, $4)`,
      [id - 500, id, [placeOnLine(index).longitude, placeOnLine(index + 1).longitude], [43, 43]],
    );
    await pool.query('insert into valve (id, pipe_id, location) values ($1, $2, $3)', [
      (index + 1) * 10,
      id - 500,
      point(index + 0.5),
    ]);
  }
  for (const building of buildings) await insertBuilding(pool, building);
};

interface Building {
  id: number;
  /** Distance from the source in pipe lengths. */
  at: number;
  streetNumber: string | null;
  block?: string;
  clientId: number;
  /** Number of people at each meter; null if unknown. */
  people: readonly (number | null)[];
  hasConnection: boolean;
}

const buildings: readonly Building[] = [
  { id: 1, at: 0.25, streetNumber: '1', clientId: 1, people: [50], hasConnection: true },
  { id: 2, at: 0.75, streetNumber: '3', clientId: 2, people: [3], hasConnection: true },
  { id: 3, at: 1.25, streetNumber: '5', clientId: 3, people: [4, 4], hasConnection: true },
  { id: 4, at: 1.75, streetNumber: null, block: '7', clientId: 4, people: [], hasConnection: true },
  { id: 5, at: 2.25, streetNumber: '9', clientId: 5, people: [2], hasConnection: false },
  { id: 6, at: 2.75, streetNumber: '11', clientId: 6, people: [null], hasConnection: true },
];

const insertBuilding = async (pool: pg.Pool, building: Building): Promise<void> => {
  const { id, at, streetNumber, block = null, clientId, people, hasConnection } = building;
  const place = point(at, 15);
  await pool.query(
    `insert into address (id, town_id, street_id, client_id, street_number, block, address_description, full_address, location)
     values ($1, 1, $2, $3, $4, $5, $6, $6, $7)`,
    [id, block ? 2 : 1, clientId, streetNumber, block, block ? `бл. ${block}` : `№ ${streetNumber}`, place],
  );
  if (hasConnection)
    await pool.query('insert into svo_line (id, pipe_id, longitudes, latitudes) values ($1, $2, $3, $4)', [
      id,
      Math.floor(at) + 1,
      [placeOnLine(at).longitude, placeOnLine(at).longitude],
      [placeOnLine(at).latitude, placeOnLine(at, 12).latitude],
    ]);
  for (const [index, count] of people.entries())
    await insertMeter(pool, {
      id: id * 100 + index,
      addressId: id,
      clientId,
      place,
      svoId: hasConnection ? id : null,
      people: count,
    });
  if (block) await insertBlock(pool, id, place);
};

interface Meter {
  id: number;
  addressId: number;
  clientId: number;
  place: string;
  svoId?: number | null;
  mainId?: number;
  people: number | null;
  isCommon?: boolean;
  isClosed?: boolean;
}

/** A common meter with three flats behind it; the meter of the last flat is closed. */
const insertBlock = async (pool: pg.Pool, id: number, place: string): Promise<void> => {
  const common = { addressId: id, clientId: 4, place };
  await insertMeter(pool, { ...common, id: id * 100, svoId: id, people: 99, isCommon: true });
  for (const flat of [1, 2, 3])
    await insertMeter(pool, {
      ...common,
      id: id * 100 + flat,
      addressId: await insertFlat(pool, id, flat),
      mainId: id * 100,
      people: flat,
      isClosed: flat === 3,
    });
};

const insertFlat = async (pool: pg.Pool, building: number, flat: number): Promise<number> => {
  const id = building * 100 + flat;
  await pool.query(
    `insert into address (id, town_id, street_id, client_id, block, apartment, address_description, full_address)
     select $1, town_id, street_id, client_id, block, $2, address_description || ', ап. ' || $2, full_address from address where id = $3`,
    [id, String(flat), building],
  );
  return id;
};

const insertMeter = (pool: pg.Pool, meter: Meter): Promise<unknown> =>
  pool.query(
    `insert into water_meter (id, fabric_no, ownership_type_id, water_meter_type_id, manufacturer_id, customers_total,
       apartments_total, location, client_id, address_id, svo_id, main_water_meter_id, closed_on)
     values ($1, $2, $3, 1, 1, $4, 1, $5, $6, $7, $8, $9, $10)`,
    [
      meter.id,
      String(meter.id),
      meter.isCommon ? 2 : 1,
      meter.people,
      meter.place,
      meter.clientId,
      meter.addressId,
      meter.svoId ?? null,
      meter.mainId ?? null,
      meter.isClosed ? new Date() : null,
    ],
  );

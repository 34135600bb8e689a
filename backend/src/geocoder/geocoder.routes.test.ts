import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  json,
  startForeignService,
  text,
  type ForeignService,
} from '../../../tests/builders/services/foreign-service.ts';
import { startTestService, type TestService } from '../../../tests/builders/product/rest-service.ts';
import { fillTestUtility } from '../../../tests/builders/data/test-utility.ts';

let service: TestService;
let external: ForeignService;
/** A REST service that is connected to the external host. */
let connected: TestService;

beforeAll(async () => {
  service = await startTestService();
  await fillTestUtility(service.pool);
  await service.pool.query(`
    with estate as (insert into street (town_id, grao_code, name) values (2, '99999', 'ж.к. „Люлин 7“') returning id)
    insert into address (town_id, street_id, block, entrance, address_description, full_address, location)
    select 2, id, '701', 'Б', 'жк Люлин 7, бл. 701, вх. Б', 'гр. София, ж.к. „Люлин 7“, бл. 701, вх. Б', point(23.25, 42.71) from estate`);
  external = await startForeignService();
  connected = await startTestService({
    map: { geocoderUrl: external.url, warehouseUrl: external.url, hosts: [new URL(external.url).host] },
  });
});
afterAll(async () => {
  await service?.stop();
  await connected?.stop();
  await external?.stop();
});

interface Place {
  display_name: string;
  lat: string;
  lon: string;
}

const read = async <T>(from: TestService, path: string): Promise<T> => (await (await from.call(path)).json()) as T;
const search = (q: string, limit = 10) => read<Place[]>(service, `/search?q=${encodeURIComponent(q)}&limit=${limit}`);

const anAddress = async (condition: string) => {
  const { rows } = await service.pool.query<
    Record<'number' | 'street' | 'town', string> & { latitude: number; longitude: number }
  >(
    `select a.street_number as number, s.name as street, t.name as town, a.location[1] as latitude, a.location[0] as longitude
    from address a join street s on s.id = a.street_id join town t on t.id = a.town_id
    where a.location is not null and ${condition} order by a.id limit 1`,
  );
  if (!rows[0]) throw new Error('The address does not exist.');
  return rows[0];
};

describe("MP-2 search of the utility's addresses", () => {
  test('finds a house by street, number and town', async () => {
    const { street, number, town, latitude } = await anAddress('a.street_number is not null');
    const [place] = await search(`${street} ${number} ${town}`);
    expect(place?.display_name).toBe(`${street} ${number}, ${town}, България`);
    expect(Number(place?.lat)).toBeCloseTo(latitude, 6);
    expect(place?.lat).toMatch(/^\d+\.\d{7}$/);
  });

  test('a letter that is not stored with the house finds the house, not a flat of an estate with the same name', async () => {
    await service.pool.query(`
      with places as (
        insert into street (town_id, grao_code, name) values (2, '99995', 'ж.к. „Щурец“'), (2, '99996', 'ул. „Щурец“')
        returning id, name
      )
      insert into address (town_id, street_id, street_number, block, entrance, apartment, address_description, full_address, location)
      select 2, id, case when name like 'ул%' then '12' end, block, entrance, apartment, '',
        'гр. София, ' || name || part, point(23.4, 42.8)
      from places join (values ('ж%', '42', 'А', '12', ', бл. 42, вх. А, ап. 12'), ('у%', null, null, null, ' № 12'))
        flats (kind, block, entrance, apartment, part) on name like kind`);
    for (const typed of ['ул. Щурец 12А', 'щурец № 12а', 'щурец 12А София'])
      expect((await search(typed))[0]?.display_name).toBe('ул. „Щурец“ 12, София, България');
  });

  test.each([
    'ж.к. „Люлин 7“, бл. 701, вх. Б',
    'жк люлин 7 блок 701 вход б София',
    'Люлин 7 бл.701',
    'lyulin 7 бл 701',
    'lulin 7 bl701 vh b',
    '.z.rk 7 /. 701',
    'в„всх 7 701',
    'люлнн 7 бл 701',
  ])('finds a block with its entrance, typed as %s', async (typed) => {
    const [place] = await search(typed);
    expect(place?.display_name).toBe('ж.к. „Люлин 7“, бл. 701, вх. Б, София, България');
  });

  test('the label of a place finds this place first, with and without the country', async () => {
    const { rows } = await service.pool.query<{ lat: number; lon: number }>(
      `select location[1] as lat, location[0] as lon from address where location is not null
      group by 1, 2 order by md5(location[0]::text) limit 200`,
    );
    expect(rows).toHaveLength(200);
    const lost = [];
    for (const { lat, lon } of rows) {
      const { display_name: label } = await read<Place>(service, `/reverse?lat=${lat}&lon=${lon}`);
      for (const typed of [label, label.replace(/, България$/, '')]) {
        const [first] = await search(typed);
        const isOwn = Math.abs(Number(first?.lat) - lat) < 1e-6 && Math.abs(Number(first?.lon) - lon) < 1e-6;
        if (!isOwn || first?.display_name !== label) lost.push([typed, first?.display_name]);
      }
    }
    expect(lost).toEqual([]);
  });

  test('the label of a street finds that street first', async () => {
    await service.pool.query(`
      with twins as (
        insert into street (town_id, grao_code, name)
        values (1, '99996', 'ул. „Здравец“'), (1, '99995', 'ж.к. „Здравец“'), (1, '99994', 'бул. „Трети март – 2 част“')
        returning id
      )
      insert into address (town_id, street_id, street_number, address_description, full_address, location)
      select 1, id, '2', '', '', point(22.9 + id / 1e6, 42.5) from twins`);
    const { rows } = await service.pool.query<{ label: string }>(
      `select distinct concat(s.name, ', ', t.name, ', България') as label
      from street s join town t on t.id = s.town_id join address a on a.street_id = s.id where a.location is not null`,
    );
    const firsts = await Promise.all(rows.map(async ({ label }) => (await search(label))[0]?.display_name));
    expect(firsts).toEqual(rows.map(({ label }) => label));
  });

  test.each(['България', 'бул. България', 'Bulgaria', 'софия, бул. България'])(
    'finds a street named like the country, typed as %s',
    async (typed) => {
      expect((await search(typed))[0]?.display_name).toBe('бул. „България“, София, България');
      expect((await search(`${typed} 1`))[0]?.display_name).toBe('бул. „България“ 1, София, България');
    },
  );

  test('tolerates typing errors, transliteration and Latin look-alikes', async () => {
    const { street } = await anAddress(`s.name like '%Освободител%'`);
    for (const typed of [
      'Цар Освобудител',
      'tsar osvoboditel',
      'Цap Ocвoбoдитeл',
      '[d, filf/forje.',
      'car oswoboditel',
    ]) {
      const places = await search(typed);
      expect([typed, places[0]?.display_name.startsWith(street)]).toEqual([typed, true]);
    }
  });

  test('a house number, block or entrance that no address has does not prevent a hit', async () => {
    const { street } = await anAddress(`s.name like '%Освободител%'`);
    for (const typed of ['Цар Освободител 9999', 'бул. "Цар Освободител" № 9999, вх. Я'])
      expect([typed, (await search(typed))[0]?.display_name.startsWith(street)]).toEqual([typed, true]);
  });

  test.each(['', '   ', 'ъъъъъъ', '%', '_', "'; drop table address", '12', 'бл. 3'])(
    '%p has no results or is refused',
    async (typed) => {
      const response = await service.call(`/search?q=${encodeURIComponent(typed)}`);
      expect([200, 400]).toContain(response.status);
      if (response.status === 200) expect(await response.json()).toEqual([]);
    },
  );

  test('returns at most the requested number of places; refuses high limits and long texts', async () => {
    expect((await search('ул', 3)).length).toBeLessThanOrEqual(3);
    expect((await service.call('/search?q=x&limit=1000')).status).toBe(400);
    expect((await service.call(`/search?q=${'я'.repeat(201)}`)).status).toBe(400);
  });
});

describe('the nearest address', () => {
  test('is the address of the house, in Nominatim’s format', async () => {
    const { street, number, town, latitude, longitude } = await anAddress('a.street_number is not null');
    const place = await read<Place & { address: object }>(
      service,
      `/reverse?lat=${latitude}&lon=${longitude}&format=jsonv2`,
    );
    expect(place).toMatchObject({
      display_name: `${street} ${number}, ${town}, България`,
      category: 'place',
      address: { road: street, house_number: number, town, country_code: 'bg' },
    });
  });

  test('is the address of the nearest building in metres, not in degrees, for any number of flats', async () => {
    const [latitude, longitude] = [42.9, 23.9];
    // 0.0010° of latitude are 111 m, 0.0012° of longitude here 98 m.
    await service.pool.query(
      `with streets as (insert into street (town_id, grao_code, name)
        values (2, '99998', 'ул. Северна'), (2, '99997', 'ул. Източна') returning id, grao_code)
      insert into address (town_id, street_id, street_number, apartment, address_description, full_address, location)
      select 2, id, '1', n::text, '', '', point($2 + 0.0012, $1) from streets, generate_series(1, 1) n where grao_code = '99997'
      union all select 2, id, '2', n::text, '', '', point($2, $1 + 0.0010) from streets, generate_series(1, 60) n where grao_code = '99998'`,
      [latitude, longitude],
    );
    const place = await read<Place>(service, `/reverse?lat=${latitude}&lon=${longitude}`);
    expect(place.display_name).toBe('ул. Източна 1, София, България');
  });

  test('MP-7 is missing far from all houses', async () => {
    expect(await read(service, '/reverse?lat=43.5&lon=30')).toEqual({ error: 'Unable to geocode' });
  });

  test.each(['lat=91&lon=23', 'lat=42&lon=181', 'lat=42', 'lat=x&lon=23'])('%s is refused', async (place) => {
    expect((await service.call(`/reverse?${place}`)).status).toBe(400);
  });
});

describe('MP-9 SearchByAddress', () => {
  test('returns two JSON texts with the same places', async () => {
    const { street, number, town } = await anAddress('a.street_number is not null');
    const address = encodeURIComponent(`${street} ${number} ${town}`);
    const texts = await read<string[]>(service, `/warehouse/SearchByAddress?address=${address}`);
    const [first, second] = texts.map((each) => JSON.parse(each) as Record<string, Record<string, unknown>[]>);
    expect(texts).toHaveLength(2);
    const [result] = first?.results ?? [];
    const [item] = second?.items ?? [];
    expect(result?.formatted_address).toBe(`${street} ${number}, ${town}`);
    expect(item?.title).toBe(result?.formatted_address);
    expect(result?.geometry).toEqual({ location: item?.position });
  });
});

describe('an external geocoder', () => {
  test('is requested once for places within a metre; its response is unchanged', async () => {
    const place = { display_name: 'ул. Шипка', lat: '42.1', lon: '23.1' };
    external.on('/reverse', json(place));
    external.requests.length = 0;
    for (const lat of [42.100001, 42.100002])
      expect(await read(connected, `/reverse?lat=${lat}&lon=23.1`)).toEqual(place);
    expect(external.requests.map(({ url }) => url.search)).toEqual(['?lat=42.10000&lon=23.10000&format=jsonv2']);
  });

  test.each([
    ['a page', text('<html>Rate limited</html>')],
    ['an error', text('oops', 500)],
    ['an object instead of a list', json({})],
  ])('that returns %s causes status 502 with a message', async (_what, serve) => {
    external.on('/search', serve);
    const response = await connected.call(`/search?q=${Math.random()}`);
    expect([response.status, await response.json()]).toEqual([
      502,
      { message: 'Външната услуга за карти не отговаря.', traceId: expect.any(String) },
    ]);
  });

  test('receives an abort when the client disconnects', async () => {
    const client = new AbortController();
    const disconnected = new Promise<void>((resolve) => {
      external.on('/search', (response) => {
        response.once('close', resolve);
        client.abort();
      });
    });
    await expect(connected.call('/search?q=gone', { signal: client.signal })).rejects.toThrow();
    await disconnected;
  });

  test('that is a warehouse: its two results are returned as JSON texts; an HTML page causes status 502', async () => {
    external.on('/SearchByAddress', json(['{"results":[]}', { items: [] }]));
    expect(await read(connected, '/warehouse/SearchByAddress?address=x')).toEqual(['{"results":[]}', '{"items":[]}']);
    external.on('/SearchByAddress', text('<html></html>'));
    expect((await connected.call('/warehouse/SearchByAddress?address=x')).status).toBe(502);
  });
});

import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { startTestService, type TestService } from '../../../../tests/builders/product/rest-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
}, 60_000);
afterAll(() => service?.stop());
afterEach(() => service.pool.query('delete from client'));

/** The ids of the choices for a text, without the placeholder. `limit`: the last parameter of the URL. */
const findIds = async (text: string, limit: string): Promise<number[]> => {
  const path = `/api/WaterMeter/getClientsAsKeyValuePairList?text=${encodeURIComponent(text)}${limit}`;
  const choices = (await (await service.call(path)).json()) as { key: number }[];
  return choices.map(({ key }) => key).slice(1);
};

const addClients = (rows: string) =>
  service.pool.query(`insert into client (id, client_number, name, client_type_id) overriding system value values
    ${rows}`);

test('WM-12 WM-13 a client whose name has the typed words as whole words is first', async () => {
  await addClients(`
    (901, '901', 'Андрей Кирилов Радев', 1), (902, '902', 'Кирил Ангелов Радев', 1), (903, '903', 'Кирил Радев', 1)`);
  expect(await findIds('кирил радев', '&limit=5')).toEqual([903, 902, 901]);
});

test.each([
  ['ТК-900', [901, 902]],
  ['тк-900', [901, 902]],
  ['Тк-9', [902, 901]],
  ['ТК', [902, 901, 904]],
  ['ТК-555', []],
  ['ТК 555', []],
  ['ТК_900', []],
  ['ТТК-1005001', [908]],
  ['ТК-1005999', []],
  ['янева', [908]],
  ['юлия радева', [903]],
  ['tkacheva', [904]],
  ['melnitsa 2000', [905]],
  ['900', [907, 906]],
  ['90 0', [907, 906]],
])('WM-12 WM-13 the text %j finds only related clients, the number first', async (text, ids) => {
  await addClients(`
      (901, 'ТК-900', 'Явор Янев', 1), (902, 'ТК-9001', 'Асен Янев', 1), (903, '903', 'Юлия Радева', 1),
      (904, '904', 'Ана Ткачева', 1), (905, '905', 'Мелница 2000 ООД', 1), (906, '9006', 'Асен Асенов', 1),
      (907, '900', 'Явор Яворов', 1), (908, 'ТТК-1005001', 'Юлия Янева', 1),
      (909, '909', 'Ана Тткова', 1)`);
  expect(await findIds(text, '&limit=20')).toEqual(ids);
  expect(new Set(await findIds(text, ''))).toEqual(new Set(ids));
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { insertBreakdowns } from '../../../tests/builders/data/breakdowns.ts';
import { startTestService, type TestService } from '../../../tests/builders/product/rest-service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  await insertBreakdowns(service.pool);
});
afterAll(() => service.stop());

const create = async (workCardNo: string): Promise<string> => {
  const response = await service.call('/api/breakdown/Create', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ workCardNo, waterStopPeople: 40, priorityId: 3, kevrCategory1Id: 1, kevrCategory2Id: 2 }),
  });
  return response.text();
};

test('BR-11 if breakdowns whose numbers look the same are saved at once, only one is stored', async () => {
  // Cyrillic letters; Latin and Cyrillic; Latin.
  const answers = await Promise.all(['АВ-77', 'AВ-77', 'AB-77'].map(create));
  expect(answers.filter((text) => text.startsWith('(0) Вече има авария с номер'))).toHaveLength(2);
  const { rows } = await service.pool.query(`select from breakdown where work_card_no like '%-77'`);
  expect(rows).toHaveLength(1);
});

test('BR-11 numbers that differ only in spaces and dashes are one number', async () => {
  expect(await create('К 12-78')).toContain('"workCardNo":"К 12-78"');
  for (const same of ['К\u00A012-78', ' К  12\u201178', 'К 12–78', 'К 12\u221278'])
    expect(await create(same)).toContain('(0) Вече има авария с номер К 12-78');
  const { rows } = await service.pool.query(`select work_card_no from breakdown where work_card_no like '%78'`);
  expect(rows).toEqual([{ work_card_no: 'К 12-78' }]);
});

test('BR-11 a number that is stored with another dash is taken; the sign № is kept', async () => {
  await service.pool.query(`insert into breakdown (work_card_no) values ('К–81')`);
  expect(await create('К-81')).toContain('(0) Вече има авария с номер К–81');
  expect(await create('№ 82')).toContain('"workCardNo":"№ 82"');
});

test.each(['\u200B', 'К\u200B79', 'К\u00AD79', 'К79\u202E', 'К79\u0007'])(
  'BR-11 the number %j has an invisible character and is refused',
  async (number) => {
    expect(await create(number)).toContain('знаци, които не се виждат');
  },
);

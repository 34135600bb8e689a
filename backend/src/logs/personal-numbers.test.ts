import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { maskPersonalNumbers } from '@struma/shared/personal-data.ts';
import { startTestService, type TestService } from '../../../tests/builders/product/rest-service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
}, 60_000);
afterAll(() => service?.stop());

test.each([
  'ЕГН 7523169263 на клиента',
  'ред 4: 75 23 16 9263; 752316-9263',
  'EGN7523169263',
  '７５２３１６９２６３',
  '2026-11-22 10:00:00, телефон 0888 123 456',
])('LG-5 the log of imports masks the same personal numbers as the other logs: %s', async (text) => {
  const { rows } = await service.pool.query<{ masked: string }>(
    `insert into log_entry (error_message, module_name, procedure_name) values ($1, 'import', 'test')
     returning error_message as masked`,
    [text],
  );
  expect(rows[0]?.masked).toBe(maskPersonalNumbers(text));
});

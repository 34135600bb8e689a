/** Sends generated requests to gateway, REST service and identity provider. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../builders/database/test-database.ts';
import { startParts, type Parts } from '../load/parts.ts';
import { sendGenerated } from '../load/send-generated.ts';

let database: TestDatabase;
let parts: Parts;

beforeAll(async () => {
  database = await createTestDatabase();
  parts = await startParts(database.url);
}, 120_000);
afterAll(async () => {
  await parts?.stop();
  await database?.drop();
});

test('GQ-3 generated requests to gateway, service and identity provider never cause an internal error', async () => {
  const { statuses, faults } = await sendGenerated(parts, 600, 20_261_121);
  expect(faults).toEqual([]);
  expect(statuses.get(200)).toBeGreaterThan(100);
  expect(statuses.get(400)).toBeGreaterThan(100);
  expect([parts.gateway, parts.backend, parts.identity].every((part) => part.isAlive())).toBe(true);
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { publicUrl, startTestIdentity, type TestIdentity } from './identity-for-tests.ts';

let identity: TestIdentity;

beforeAll(async () => {
  identity = await startTestIdentity();
});
afterAll(() => identity.stop());

test.each([
  '/realms/struma',
  '/realms/struma/nothing',
  '/realms/struma/protocol/openid-connect/nothing',
  '/realms/other/protocol/openid-connect/auth',
  '/realms/struma/resources/nothing.css',
  '/realms/master/console',
])('SH-11 %s shows a Bulgarian page that links to the product', async (path) => {
  const response = await identity.newBrowser().open(path);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const text = await response.text();
  expect(text).toContain('Страницата не е намерена.');
  expect(text).toContain(`href="${publicUrl}/"`);
});

import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { startPart } from '../builders/product/part.ts';

test('a gateway with the old name of a setting starts and logs one warning', async () => {
  const gateway = await startPart('gateway/src/main.ts', {
    PORT: '0',
    PUBLIC_URL: 'http://127.0.0.1:1',
    REST_URL: 'http://127.0.0.1:1',
    OIDC_ISSUER: 'http://127.0.0.1:1/realms/struma',
    OIDC_CLIENT_SECRET: 'secret',
    SESSION_KEYS: randomBytes(32).toString('base64url'),
    WEB_DIST: import.meta.dirname,
    FREE_DOCUMENTS: 'everyone',
  });
  await gateway.stop();
  const lines = gateway.log().match(/.*Setting is deprecated.*/g) ?? [];
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { setting: 'FREE_DOCUMENTS', replacement: 'AD_HOC_QUERIES' },
  ]);
});

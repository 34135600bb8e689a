import { expect, test } from '@jest/globals';
import { declaredRoutes } from '../../../../tests/contract/access-matrix.table.ts';
import { startTestGateway } from '../../testing/gateway.ts';

test('AU-11 the gateway has exactly the routes of the access matrix', async () => {
  const gateway = await startTestGateway({ identityProxy: 'http://127.0.0.1:9' });
  const declared = [...gateway.declaredRoutes].map(([route, access]) => [
    route.replaceAll(/\(\^.*?\$\)/g, ''),
    typeof access === 'string' ? access : 'rule',
  ]);
  await gateway.stop();
  expect(Object.fromEntries(declared)).toEqual(declaredRoutes);
});

import { expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';

interface Operation {
  security?: unknown;
  responses: Record<string, { content?: Record<string, unknown> }>;
}

const contract = JSON.parse(await readFile(new URL('../../../schema/rest.openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: Record<string, unknown> };
};

const operation = (method: string, path: string): Operation | undefined => contract.paths[path]?.[method];
const typesOf = (method: string, path: string): string[] =>
  Object.keys(operation(method, path)?.responses['200']?.content ?? {});

test('the contract documents responses that are neither records nor errors', () => {
  expect(typesOf('post', '/api/signal/createSignal')).toEqual(['application/json', 'text/plain']);
  expect(typesOf('post', '/api/response/CreateResponse')).toEqual(['text/plain']);
  expect(typesOf('get', '/wms')).toEqual(expect.arrayContaining(['image/png', 'text/xml', 'text/plain']));
  const tiles = Object.keys(contract.paths).filter((path) => path.endsWith('/{z}/{x}/{y}'));
  expect(tiles).toHaveLength(3);
  for (const path of tiles) expect(Object.keys(operation('get', path)?.responses ?? {})).toContain('204');
});

test('the contract distinguishes the key of the gateway from an access token', () => {
  const withOwnSecurity = Object.entries(contract.paths).filter(([, methods]) =>
    Object.values(methods).some(({ security }) => security !== undefined),
  );
  expect(withOwnSecurity.map(([path]) => path).toSorted()).toEqual(['/struma/cut-offs', '/struma/events']);
  expect(operation('get', '/struma/events')?.security).toEqual([{ gatewayKey: [] }]);
  expect(Object.keys(contract.components.securitySchemes)).toEqual(['bearer', 'gatewayKey']);
});

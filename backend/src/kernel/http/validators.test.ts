import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { Type } from 'typebox';
import { refTo } from './schema.ts';
import { createValidatorFactory } from './validators.ts';

const Pipe = Type.Object({ id: Type.Integer() }, { $id: 'Pipe' });
const Street = Type.Object({ name: Type.String() }, { $id: 'Street' });

test('each part of a server validates with the named schemas of that part', async () => {
  const server = Fastify({ schemaController: { compilersFactory: { buildValidator: createValidatorFactory() } } });
  for (const [path, schema] of [
    ['/pipe', Pipe],
    ['/street', Street],
  ] as const)
    server.register(async (part) => {
      part.addSchema(schema);
      part.post(path, { schema: { body: refTo(schema) } }, () => 'valid');
    });
  const send = async (url: string, payload: object) =>
    (await server.inject({ method: 'POST', url, payload })).statusCode;
  expect(await send('/pipe', { id: 1 })).toBe(200);
  expect(await send('/pipe', { name: 'Шипка' })).toBe(400);
  expect(await send('/street', { name: 'Шипка' })).toBe(200);
  expect(await send('/street', { id: 1 })).toBe(400);
});

test('a server does not start if a request refers to an unknown schema', async () => {
  const server = Fastify({ schemaController: { compilersFactory: { buildValidator: createValidatorFactory() } } });
  server.post('/x', { schema: { body: Type.Ref('Missing') } }, () => '');
  await expect(server.ready()).rejects.toThrow('Missing');
});

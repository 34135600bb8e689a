import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { Type } from 'typebox';
import { buildSerializer } from './serializers.ts';
import { refTo } from './schema.ts';

const Pipe = Type.Object({ id: Type.Integer() }, { $id: 'Pipe' });
const Street = Type.Object({ name: Type.String(), pipes: Type.Array(refTo(Pipe)) }, { $id: 'Street' });
const Unused = Type.Object({ id: Type.String() }, { $id: 'Unused' });

const create = () => {
  const server = Fastify({ schemaController: { compilersFactory: { buildSerializer } } });
  for (const schema of [Unused, Street, Pipe]) server.addSchema(schema);
  return server;
};

test('a response has only the fields of its schema, also of named schemas inside other named schemas', async () => {
  const server = create();
  const street = { name: 'Шипка', secret: 1, pipes: [{ id: 7, secret: 2 }] };
  server.get('/street', { schema: { response: { 200: refTo(Street) } } }, () => street);
  server.get('/streets', { schema: { response: { 200: Type.Array(refTo(Street)) } } }, () => [street]);
  server.get('/again', { schema: { response: { 200: refTo(Street) } } }, () => street);
  const expected = { name: 'Шипка', pipes: [{ id: 7 }] };
  for (const path of ['/street', '/again']) expect((await server.inject(path)).json()).toEqual(expected);
  expect((await server.inject('/streets')).json()).toEqual([expected]);
});

test('a server does not start if a response refers to an unknown schema', async () => {
  const server = create();
  server.get('/x', { schema: { response: { 200: Type.Ref('Missing') } } }, () => ({}));
  await expect(server.ready()).rejects.toThrow('Missing');
});

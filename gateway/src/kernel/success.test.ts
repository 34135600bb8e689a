import { expect, test } from '@jest/globals';
import type { GatewayContext } from './context.ts';
import { success, successResolvers } from './success.ts';

const context = {} as GatewayContext;

test('a success has its type and fields', () => {
  expect(success('RenameThingSuccess', { thingId: 7 })).toEqual({ __typename: 'RenameThingSuccess', thingId: 7 });
});

test('a success reads its record by number, once for each selection', async () => {
  const reads: number[] = [];
  const types = successResolvers(['RenameThingSuccess', 'MoveThingSuccess'], {
    field: 'thing',
    id: 'thingId',
    find: async (id) => {
      reads.push(id);
      return { id };
    },
  });
  expect(Object.keys(types)).toEqual(['RenameThingSuccess', 'MoveThingSuccess']);
  expect(reads).toEqual([]);
  expect(await types.MoveThingSuccess.thing({ thingId: 7 }, {}, context)).toEqual({ id: 7 });
  expect(reads).toEqual([7]);
});

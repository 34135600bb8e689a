import { Type } from 'typebox';
import { named } from '../kernel/http/schema.ts';
import { pageOf, pageParameters } from '../kernel/list/paging.ts';

export const KeyValuePair = Type.Object(
  { key: Type.Integer(), value: Type.String() },
  {
    $id: 'KeyValuePair',
    description: 'An entry of a lookup list. Key 0 with an empty value means that none is selected.',
  },
);

export const KeyValuePairs = Type.Array(named(KeyValuePair));

export const UserListQuery = Type.Object({
  userId: Type.Optional(Type.String({ description: 'Id of the signed-in user; accepted and ignored.' })),
});

export const SubmittersQuery = Type.Object({
  name: Type.Optional(Type.String({ maxLength: 200, description: 'Part of the name; letter case is ignored.' })),
  ...pageParameters,
});

export const SubmitterPage = pageOf('SubmitterPage', named(KeyValuePair));

import { Type } from 'typebox';
import { named } from '../kernel/http/schema.ts';
import { pageOf, pageParameters } from '../kernel/list/paging.ts';

export const KeyValuePair = Type.Object(
  { key: Type.Integer(), value: Type.String() },
  { $id: 'KeyValuePair', description: 'An entry of a lookup list. Key 0 with an empty value stands for none chosen.' },
);

export const KeyValuePairs = Type.Array(named(KeyValuePair));

export const UserListQuery = Type.Object({
  userId: Type.Optional(Type.String({ description: 'Names the caller; accepted and never read.' })),
});

export const SubmittersQuery = Type.Object({
  name: Type.Optional(
    Type.String({ maxLength: 200, description: 'Contained in the name; letter case does not matter.' }),
  ),
  ...pageParameters,
});

export const SubmitterPage = pageOf('SubmitterPage', named(KeyValuePair));

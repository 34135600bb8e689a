import { Type } from 'typebox';
import { refTo, nullable } from '../kernel/http/schema.ts';
import { pageOf, pageParameters } from '../kernel/list/paging.ts';

export const KeyValuePair = Type.Object(
  { key: Type.Integer(), value: Type.String() },
  {
    $id: 'KeyValuePair',
    description: 'An entry of a lookup list. Key 0 with an empty value means that none is selected.',
  },
);

export const KeyValuePairs = Type.Array(refTo(KeyValuePair));

export const UserListQuery = Type.Object({
  userId: Type.Optional(Type.String({ description: 'Id of the signed-in user; accepted and ignored.' })),
});

export const SubmittersQuery = Type.Object({
  name: Type.Optional(
    Type.String({
      maxLength: 200,
      description:
        'Words of a name or an address, or their starts, in Cyrillic or Latin letters; a telephone or client number.',
    }),
  ),
  ...pageParameters,
});

export const SubmitterRow = Type.Object(
  {
    key: Type.Integer(),
    value: Type.String({ description: 'The name.' }),
    description: nullable(
      Type.String({ description: 'What distinguishes equal names: telephone, client number, address.' }),
    ),
  },
  { $id: 'SubmitterRow' },
);

export const SubmitterPage = pageOf('SubmitterPage', refTo(SubmitterRow));

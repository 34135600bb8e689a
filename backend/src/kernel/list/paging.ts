import { Type, type TSchema } from 'typebox';
import { nullable } from '../http/schema.ts';

const pageSizes = [5, 10, 25, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

const maximalSortKeys = 8;

/** The parameters that every list has. `itemsPerPage` 0 reads no rows. */
export const pageParameters = {
  page: Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1, default: 1, description: 'From 1.' }),
  itemsPerPage: Type.Unsafe<0 | PageSize>({
    type: 'integer',
    enum: [0, ...pageSizes],
    default: 10,
    description: 'Rows of a page. 0: only count.',
  }),
  count: Type.Boolean({ default: true, description: 'false: totalCount is null and nothing is counted.' }),
};

/** The parameters of a list that sorts by these fields. */
export const sortParameters = <Field extends string>(fields: readonly Field[]) => ({
  sortBy: Type.Optional(
    Type.Array(Type.Unsafe<Field>({ type: 'string', enum: fields }), {
      maxItems: maximalSortKeys,
      description: 'Sort keys, the weightiest first.',
    }),
  ),
  sortDesc: Type.Optional(
    Type.Array(Type.Boolean(), {
      maxItems: maximalSortKeys,
      description:
        'Direction of the sort key at the same place; missing: ascending. Empty values come last either way.',
    }),
  ),
});

/** The answer of a list, a named component of the contract: rows of one page and how many there are in all. */
export const pageOf = <T extends TSchema, Id extends string>($id: Id, items: T) =>
  Type.Object(
    {
      items: Type.Array(items),
      totalCount: nullable(Type.Integer({ description: 'How many rows fit the filter; null if count was false.' })),
    },
    { $id },
  );

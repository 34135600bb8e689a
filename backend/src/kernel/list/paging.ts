import { Type, type TSchema } from 'typebox';
import { nullable } from '../http/schema.ts';

const pageSizes = [5, 10, 25, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

const maxSortKeys = 8;

/** Paging parameters of every list. With `itemsPerPage` 0 no rows are read. */
export const pageParameters = {
  page: Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1, default: 1, description: 'Number of the page, from 1.' }),
  itemsPerPage: Type.Unsafe<0 | PageSize>({
    type: 'integer',
    enum: [0, ...pageSizes],
    default: 10,
    description: 'Rows per page. 0: only the count.',
  }),
  count: Type.Boolean({ default: true, description: 'If false, rows are not counted and totalCount is null.' }),
};

/** Sort parameters of a list with these sort keys. */
export const sortParameters = <Field extends string>(fields: readonly Field[]) => ({
  sortBy: Type.Optional(
    Type.Array(Type.Unsafe<Field>({ type: 'string', enum: fields }), {
      maxItems: maxSortKeys,
      description: 'Sort keys, the most significant first.',
    }),
  ),
  sortDesc: Type.Optional(
    Type.Array(Type.Boolean(), {
      maxItems: maxSortKeys,
      description:
        'True if the sort key at the same index of `sortBy` is descending. Default: ascending. Empty values are last in both directions.',
    }),
  ),
});

/** Schema of a page, a named component of the contract: its rows and the total count. */
export const pageOf = <T extends TSchema, Id extends string>($id: Id, items: T) =>
  Type.Object(
    {
      items: Type.Array(items),
      totalCount: nullable(
        Type.Integer({ description: 'Number of rows that match the filter; null if count is false.' }),
      ),
    },
    { $id },
  );

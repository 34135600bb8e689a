import {
  nomenclatureFilterFields,
  nomenclatureItemFilterFields,
  nomenclatureItemSortFieldValues,
  nomenclatureSortFieldValues,
} from '@struma/schema/inputs.ts';
import type { components } from '@struma/schema/rest.ts';
import type {
  NomenclatureItemPageResolvers,
  NomenclatureItemResolvers,
  NomenclaturePageResolvers,
  QueryResolvers,
} from '../kernel/schema-types.generated.ts';
import { readId } from '../kernel/input/ids.ts';
import { declareList } from '../kernel/list/declare-list.ts';
import type { ListExport } from '../kernel/list/list-export.ts';
import { createListField, listPage } from '../kernel/list/list-field.ts';
import { tracked } from '../kernel/tracked.ts';
import { findItem, findNomenclature } from './find-nomenclature.ts';
import { readItem, readItemKey, readNomenclature, readUses } from './nomenclatures.rest.ts';
import type { NomenclatureItemRecord, NomenclatureRecord } from './nomenclatures.rest.ts';

/** The list of nomenclatures. `names` holds the REST names that differ from those of the schema. */
const nomenclatureList = declareList('/api/nomenclatures/GetNomenclaturesList')({
  filterFields: nomenclatureFilterFields,
  sortFields: nomenclatureSortFieldValues,
  names: { sort: { CREATED_AT: 'createdOn', MODIFIED_AT: 'lastModifiedOn' } },
});

/** The items of one nomenclature. */
const itemList = declareList('/api/nomenclatures/getItemsNomenclatureList')({
  filterFields: nomenclatureItemFilterFields,
  sortFields: nomenclatureItemSortFieldValues,
});

const feature = 'NOMENCLATURE_TOOLS';

const nomenclatureExport: ListExport = {
  field: 'nomenclatures',
  list: nomenclatureList,
  path: '/struma/nomenclatures/export',
  feature,
  // Never used: only a filter by a list of ids can exclude all rows, and this list has none.
  noRows: {},
};

const itemExport: ListExport = {
  field: 'nomenclatureItems',
  list: itemList,
  path: '/struma/nomenclatures/items/export',
  feature,
  // Parameters of an empty file: no nomenclature has this id.
  noRows: { nomenclatureId: Number.MAX_SAFE_INTEGER },
};

const queries = {
  nomenclatures: createListField({ list: nomenclatureList, readRow: readNomenclature }),

  nomenclature: tracked((_root, { id }, context) => {
    const number = readId(id);
    return number === null ? null : findNomenclature(number, context);
  }),

  nomenclatureItems: createListField({
    list: itemList,
    readRow: (wire: components['schemas']['NomenclatureItemRow'], filter) =>
      readItem(Number(filter?.['nomenclatureId']))(wire),
  }),

  nomenclatureItem: tracked((_root, { id }, context) => {
    const key = readItemKey(id);
    return key && findItem(key, context);
  }),
} satisfies Partial<QueryResolvers>;

const types = {
  NomenclaturePage: listPage<NomenclatureRecord>() satisfies NomenclaturePageResolvers,

  NomenclatureItemPage: listPage<NomenclatureItemRecord>() satisfies NomenclatureItemPageResolvers,

  NomenclatureItem: {
    uses: tracked(({ nomenclatureId, itemId }, _args, { rest }) =>
      rest.get('/struma/nomenclatures/items/use', { nomenclatureId, itemNomenclatureid: itemId }, readUses),
    ),
  } satisfies Partial<NomenclatureItemResolvers>,
};

export const schemaPart = { Query: queries, types };

/** CSV exports of lists. The key is the name of the file: `/files/<key>.csv`. */
export const listExports = { nomenclatures: nomenclatureExport, 'nomenclature-items': itemExport };

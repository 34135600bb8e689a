import {
  nomenclatureFilterFields,
  nomenclatureItemFilterFields,
  nomenclatureItemSortFieldValues,
  nomenclatureSortFieldValues,
} from '@struma/schema/inputs.ts';
import { declareList } from '../kernel/list/declare-list.ts';
import type { ListExport } from '../kernel/list/list-export.ts';

/** The nomenclatures, with REST names that differ from those of the schema. */
export const nomenclatureList = declareList('/api/nomenclatures/GetNomenclaturesList')({
  filterFields: nomenclatureFilterFields,
  sortFields: nomenclatureSortFieldValues,
  names: { sort: { CREATED_AT: 'createdOn', MODIFIED_AT: 'lastModifiedOn' } },
});

/** The items of one nomenclature. */
export const itemList = declareList('/api/nomenclatures/getItemsNomenclatureList')({
  filterFields: nomenclatureItemFilterFields,
  sortFields: nomenclatureItemSortFieldValues,
});

const feature = 'NOMENCLATURE_TOOLS';

/** The same lists as CSV. */
export const nomenclatureExport: ListExport = {
  field: 'nomenclatures',
  list: nomenclatureList,
  path: '/struma/nomenclatures/export',
  feature,
  noRows: {},
};

export const itemExport: ListExport = {
  field: 'nomenclatureItems',
  list: itemList,
  path: '/struma/nomenclatures/items/export',
  feature,
  // No nomenclature has this id.
  noRows: { nomenclatureId: Number.MAX_SAFE_INTEGER },
};

import type { QueryResolvers } from '../kernel/schema-types.generated.ts';
import { choicesReader, readChoices } from '../kernel/rest/lookups.ts';
import { tracked } from '../kernel/tracked.ts';

const kevrCategoryQueries = {
  kevrCategories1: tracked((_root, _args, { rest, warn }) =>
    rest.get('/api/kevrcategory/GetKEVRCategoriesAsKeyValuePairList', {}, choicesReader(warn)),
  ),
  kevrCategories2: tracked((_root, _args, { rest, warn }) =>
    rest.get('/api/kevrsecondarycategory/GetKEVRSecondaryCategoriesAsKeyValuePairList', {}, (list) =>
      readChoices(list, warn),
    ),
  ),
} satisfies Partial<QueryResolvers>;

export const schemaPart = { Query: kevrCategoryQueries };

import type { QueryResolvers } from '../kernel/schema-types.generated.ts';
import { readChoices } from '../kernel/rest/lookups.ts';
import { tracked } from '../kernel/tracked.ts';

const priorityQueries = {
  priorities: tracked((_root, _args, { rest, warn }) =>
    rest.get('/api/priority/GetPriorityAsKeyValuePairList', {}, (list) => readChoices(list, warn)),
  ),
} satisfies Partial<QueryResolvers>;

export const schemaPart = { Query: priorityQueries };

import type { QueryResolvers } from '@struma/schema/resolvers.ts';
import { readChoices } from '../kernel/lookups.ts';

export const priorityQueries = {
  priorities: async (_root, _args, { rest, warn }) =>
    readChoices(await rest.get('/api/priority/GetPriorityAsKeyValuePairList', {}), warn),
} satisfies Partial<QueryResolvers>;

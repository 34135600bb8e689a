import { searchKindValues } from '@struma/schema/inputs.ts';
import type { QueryResolvers } from '../kernel/schema-types.generated.ts';
import { readSearchText } from '../kernel/input/filter-input.ts';
import { readId } from '../kernel/input/ids.ts';
import { tracked } from '../kernel/tracked.ts';
import { readPerson, readSearchResult } from './search.rest.ts';
import { searchWithSpecifiedCalls } from './specified-search.ts';

const searchQueries = {
  search: tracked(async (_root, { text, kinds }, { rest, features }) => {
    const trimmedText = readSearchText(text, ['text']);
    const searchedKinds = kinds ?? searchKindValues;
    if (trimmedText === undefined || searchedKinds.length === 0) return emptyResult;
    if (!(await features.has('SEARCH'))) return searchWithSpecifiedCalls(trimmedText, searchedKinds, { rest });
    return rest.readByPost('/struma/search', { text: trimmedText, kinds: [...searchedKinds] }, readSearchResult);
  }),

  person: tracked((_root, { submitterId, clientId }, { rest }) => {
    const submitter = submitterId ? readId(submitterId) : null;
    const client = clientId && !submitterId ? readId(clientId) : null;
    if (submitter === null && client === null) return null;
    const query = submitter === null ? { clientId: client ?? 0 } : { submitterId: submitter };
    return rest.find('/struma/person', query, readPerson);
  }),
} satisfies Partial<QueryResolvers>;

const emptyResult = {
  kinds: [],
  signals: [],
  people: [],
  breakdowns: [],
  addresses: [],
  meters: [],
  leftOutWords: [],
  hasResidentsOnly: false,
  totals: { signals: 0, people: 0, breakdowns: 0, addresses: 0, meters: 0 },
};

export const schemaPart = { Query: searchQueries };

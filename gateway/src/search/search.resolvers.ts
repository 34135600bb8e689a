import { searchKindValues } from '@struma/schema/inputs.ts';
import type { QueryResolvers } from '../kernel/schema-types.generated.ts';
import { searchText } from '../kernel/input/filter-input.ts';
import { readId } from '../kernel/input/ids.ts';
import { tracked } from '../kernel/tracked.ts';
import { readPerson, readSearchResult } from './search.rest.ts';
import { searchSpecifiedCalls } from './specified-search.ts';

const searchQueries = {
  search: tracked(async (_root, { text, kinds }, { rest, features }) => {
    const wanted = searchText(text, ['text']);
    const searched = kinds ?? searchKindValues;
    if (wanted === undefined || searched.length === 0) return nothing;
    if (!(await features.has('SEARCH'))) return searchSpecifiedCalls(wanted, searched, { rest });
    return rest.readByPost('/struma/search', { text: wanted, kinds: [...searched] }, readSearchResult);
  }),

  callers: tracked(async (_root, { search }, { rest }) => {
    const wanted = searchText(search, ['search']);
    if (wanted === undefined || wanted.length < minCallerLength) return [];
    return rest.readByPost(
      '/struma/search',
      { text: wanted, kinds: ['PERSON'] },
      (found) => readSearchResult(found).people,
    );
  }),

  person: tracked((_root, { submitterId, clientId }, { rest }) => {
    const submitter = submitterId ? readId(submitterId) : null;
    const client = clientId && !submitterId ? readId(clientId) : null;
    if (submitter === null && client === null) return null;
    const query = submitter === null ? { clientId: client ?? 0 } : { submitterId: submitter };
    return rest.find('/struma/person', query, readPerson);
  }),
} satisfies Partial<QueryResolvers>;

const nothing = { kinds: [], signals: [], people: [], breakdowns: [], addresses: [], meters: [] };
const minCallerLength = 3;

export const schemaPart = { Query: searchQueries };

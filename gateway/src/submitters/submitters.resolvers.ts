import type { components } from '@struma/schema/rest.ts';
import type { QueryResolvers, SubmitterPageResolvers } from '../kernel/schema-types.generated.ts';
import type { GatewayContext } from '../kernel/context.ts';
import { readSearchText } from '../kernel/input/filter-input.ts';
import { readChoice, readChoices } from '../kernel/rest/lookups.ts';
import type { Choice } from '../kernel/rest/lookups.ts';
import { listPage } from '../kernel/list/list-field.ts';
import { lazyPage, readPageOf } from '../kernel/input/paging.ts';
import type { PageResult, PageQuery } from '../kernel/input/paging.ts';
import { tracked } from '../kernel/tracked.ts';

const submitterQueries = {
  submitters: tracked((_root, { filter, page }, context) => {
    const name = readSearchText(filter?.name, ['filter', 'name']) ?? '';
    return lazyPage(page, (part) => load(name, part, context));
  }),
} satisfies Partial<QueryResolvers>;

const submitterTypes = {
  SubmitterPage: listPage<Submitter>() satisfies SubmitterPageResolvers,
};

/** A submitter. `description` distinguishes submitters of the same name; the list of the specification lacks it. */
interface Submitter extends Choice {
  description?: string | null;
}

const readSubmitter = (wire: components['schemas']['SubmitterRow']): Submitter => ({
  ...readChoice(wire),
  description: wire.description || null,
});

/** Reads a page of submitters. The gateway searches the whole list if the service lacks SUBMITTER_SEARCH. */
const load = async (
  name: string,
  part: PageQuery,
  { rest, features, warn }: GatewayContext,
): Promise<PageResult<Submitter>> => {
  if (await features.has('SUBMITTER_SEARCH'))
    return rest.get('/struma/submitters', { ...(name && { name }), ...part }, readPageOf(readSubmitter));
  const all = await rest.get('/api/user/GetUserAsKeyValuePairList', { userId: '0' }, (list) => readChoices(list, warn));
  return searchPage(all, name, part);
};

const searchPage = (all: readonly Choice[], text: string, { page, itemsPerPage }: PageQuery): PageResult<Choice> => {
  const lowerName = text.toLocaleLowerCase('bg');
  const matching = all
    .filter(({ name }) => name.toLocaleLowerCase('bg').includes(lowerName))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'bg'));
  return { items: matching.slice((page - 1) * itemsPerPage, page * itemsPerPage), totalCount: matching.length };
};

export const schemaPart = { Query: submitterQueries, types: submitterTypes };

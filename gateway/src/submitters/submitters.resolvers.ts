import type { QueryResolvers, SubmitterPageResolvers } from '@struma/schema/resolvers.ts';
import type { GatewayContext } from '../kernel/context.ts';
import { typedError } from '../kernel/errors.ts';
import { inputTexts } from '../kernel/errors.texts.ts';
import { readChoices } from '../kernel/lookups.ts';
import type { Choice } from '../kernel/lookups.ts';
import { lazyPage } from '../kernel/paging.ts';
import type { PageQuery, WirePage } from '../kernel/paging.ts';

export const submitterQueries = {
  submitters: (_root, { filter, page }, context) => {
    const name = filter?.name?.trim() ?? '';
    if (name.length > 200)
      throw typedError('BAD_USER_INPUT', { message: inputTexts.textLength, path: ['filter', 'name'] });
    return lazyPage(
      page,
      (part) => load(name, part, context),
      (choice) => choice,
    );
  },
} satisfies Partial<QueryResolvers>;

export const submitterTypes = {
  SubmitterPage: {
    items: (page) => page.items() as Promise<Choice[]>,
    totalCount: (page) => page.totalCount(),
  } satisfies SubmitterPageResolvers,
};

/** A service without our search gives the whole list, which is then searched here. */
const load = async (name: string, part: PageQuery, context: GatewayContext): Promise<WirePage<Choice>> => {
  const found = await context.rest.find('/struma/submitters', { ...(name && { name }), ...part });
  if (found) return { ...found, items: found.items.map(({ key, value }) => ({ id: String(key), name: value })) };
  const wire = await context.rest.get('/api/user/GetUserAsKeyValuePairList', { userId: '0' });
  return cut(readChoices(wire, context.warn), name, part);
};

const cut = (all: readonly Choice[], wanted: string, { page, itemsPerPage }: PageQuery): WirePage<Choice> => {
  const needle = wanted.toLocaleLowerCase('bg');
  const fitting = all
    .filter(({ name }) => name.toLocaleLowerCase('bg').includes(needle))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'bg'));
  return { items: fitting.slice((page - 1) * itemsPerPage, page * itemsPerPage), totalCount: fitting.length };
};

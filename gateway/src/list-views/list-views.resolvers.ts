import { cleanLine } from '@struma/shared/visible-text.ts';
import type { MutationResolvers, QueryResolvers } from '../kernel/schema-types.generated.ts';
import { typedError } from '../kernel/errors.ts';
import { createInvalidInput, createRefusal } from '../kernel/failures.ts';
import { readId } from '../kernel/input/ids.ts';
import { createSuccess } from '../kernel/success.ts';
import { tracked } from '../kernel/tracked.ts';
import { readListView } from './list-views.rest.ts';
import { listViewTexts as texts } from './list-views.texts.ts';

const queries = {
  listViews: tracked((_root, { list }, { rest }) =>
    rest.get('/struma/list-views', { list }, ({ items, columns }) => ({ items: items.map(readListView), columns })),
  ),
} satisfies Partial<QueryResolvers>;

const maxNameLength = 100;

const mutations = {
  saveListView: async (_root, { input }, { rest }) => {
    const name = cleanLine(input.name);
    if (name === '') return createInvalidInput([{ field: 'name', code: 'REQUIRED', message: texts.nameRequired }]);
    if (name.length > maxNameLength)
      return createInvalidInput([{ field: 'name', code: 'LENGTH', message: texts.nameTooLong(maxNameLength) }]);
    const { list, search, columns, isShared } = input;
    const request = { list, name, search, columns: [...columns], isShared };
    const { id, refusal } = await rest.post('/struma/list-views', request, (stored) => stored);
    if (id === null) return createRefusal('SERVICE_REFUSED', refusal ?? '');
    return createSuccess('SaveListViewSuccess', { viewId: String(id) });
  },

  deleteListView: async (_root, { input }, { rest }) => {
    const viewId = requireViewId(input.id);
    const { id, refusal } = await rest.post('/struma/list-views/delete', { id: viewId }, (stored) => stored);
    if (id === null) return createRefusal('SERVICE_REFUSED', refusal ?? '');
    return createSuccess('DeleteListViewSuccess', { viewId: input.id });
  },

  setListColumns: async (_root, { input }, { rest }) => {
    const viewId = typeof input.viewId === 'string' ? requireViewId(input.viewId) : null;
    const columns = [...input.columns];
    await rest.post('/struma/list-views/columns', { list: input.list, viewId, columns }, () => null);
    return createSuccess('SetListColumnsSuccess', { columns });
  },
} satisfies Partial<MutationResolvers>;

const requireViewId = (id: string): number => {
  const number = readId(id);
  if (number === null) throw typedError('NOT_FOUND', { message: texts.unknown });
  return number;
};

export const schemaPart = { Query: queries, Mutation: mutations };

import type { components } from '@struma/schema/rest.ts';
import type { ListView } from '../kernel/schema-types.generated.ts';
import { assertShape } from '../kernel/rest/wire.ts';

export const readListView = (wire: components['schemas']['ListViewRow']): Omit<ListView, '__typename'> => {
  assertShape(wire, { id: 'number', name: 'string', search: 'string', author: 'string' });
  const { id, name, search, columns, isShared, author, isOwn, canDelete } = wire;
  return { id, name, search, columns, isShared, author, isOwn, canDelete };
};

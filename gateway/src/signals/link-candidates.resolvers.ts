import type { QueryResolvers } from '../kernel/schema-types.generated.ts';
import { readId } from '../kernel/input/ids.ts';
import { tracked } from '../kernel/tracked.ts';
import { readSignal } from './signals.rest.ts';

const queries = {
  linkCandidates: tracked((_root, { breakdownId }, { rest }) => {
    const id = readId(breakdownId);
    if (id === null) return [];
    return rest.get('/struma/signals/link-candidates', { breakdownId: id }, ({ items }) =>
      items.map(({ signal, match }) => ({ signal: readSignal(signal), match: { ...match, isFoundByStreet: false } })),
    );
  }),
} satisfies Partial<QueryResolvers>;

export const schemaPart = { Query: queries };

import type { SignalResolvers } from '../kernel/schema-types.generated.ts';
import { tracked } from '../kernel/tracked.ts';
import { readContacts } from './nested-lists.ts';
import { readHistoryEntry, readNote } from './operator-tools.rest.ts';
import { isOperator } from './own-signals.ts';
import { readLink } from './signal-links.rest.ts';

/** Fields of a signal for operators. All except `userId` have an access rule in the schema. */
export const operatorFields = {
  notes: tracked(({ id }, _args, { rest }) =>
    rest.get('/struma/signals/notes', { signalId: id }, ({ items }) => items.map(readNote)),
  ),
  history: tracked(({ id }, _args, { rest }) =>
    rest.get('/struma/signals/history', { signalId: id }, ({ items }) => items.map(readHistoryEntry)),
  ),
  contact: tracked(async ({ id }, _args, context) => (await readContacts(id, null, context))[0] ?? null),
  links: tracked(({ id }, _args, { rest }) =>
    rest.get('/struma/signals/links', { signalId: id }, ({ items }) => items.map(readLink)),
  ),
  /** Null for a citizen if the signal was created by another account, such as that of an operator. */
  userId: tracked(({ userId }, _args, { principal }) =>
    isOperator(principal) || userId === principal.subject ? userId : null,
  ),
} satisfies Partial<SignalResolvers>;

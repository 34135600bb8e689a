import type { SignalResolvers } from '../kernel/schema-types.generated.ts';
import { tracked } from '../kernel/tracked.ts';
import { readContact, readHistoryEntry, readNote } from './desk.rest.ts';
import { isOperator } from './own-signals.ts';
import { readLink } from './signal-links.rest.ts';

/** Fields of a signal that are withheld from citizens. All but the last have an access rule. */
export const operatorFields = {
  notes: tracked(({ id }, _args, { rest }) =>
    rest.get('/struma/signals/notes', { signalId: id }, ({ items }) => items.map(readNote)),
  ),
  history: tracked(({ id }, _args, { rest }) =>
    rest.get('/struma/signals/history', { signalId: id }, ({ items }) => items.map(readHistoryEntry)),
  ),
  contact: tracked(({ id }, _args, { rest }) => rest.get('/struma/signals/contact', { signalId: id }, readContact)),
  links: tracked(({ id }, _args, { rest }) =>
    rest.get('/struma/signals/links', { signalId: id }, ({ items }) => items.map(readLink)),
  ),
  /** The account of the operator who entered the signal for a citizen is withheld, also if the service sends it. */
  userId: tracked(({ userId }, _args, { principal }) =>
    isOperator(principal) || userId === principal.subject ? userId : null,
  ),
} satisfies Partial<SignalResolvers>;

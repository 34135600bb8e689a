import type { Principal } from '../../kernel/access/access.ts';
import type { Database } from '../../kernel/database/database.ts';
import { HttpFailure, Refusal } from '../../kernel/http/refusal.ts';
import { type Activity, recordActivities } from '../../kernel/observability/activity.ts';
import { recordSignalEvent } from '../../kernel/signal-events.ts';
import { signalTexts } from '../signals.texts.ts';
import type { StatusState } from '../workflow/store-status.ts';
import { linkTexts } from './links.texts.ts';

export interface Pair {
  signalId: number;
  otherId: number;
}

/** The state of a locked signal. */
export interface LinkedState extends StatusState {
  /** Start of the wait for a reply; null if the signal does not wait. */
  waitsSince: string | null;
  closedAt: string | null;
}

export interface NewLink extends Pair {
  kind: 'RELATED' | 'DUPLICATE';
  /** State of a merged signal, which is restored when the merge is undone. */
  before: Omit<LinkedState, 'closedAt'> | null;
}

/** Locks the rows of both signals in the order of their ids, so that two writers cannot deadlock. */
export const lockPair = async (
  transaction: Database,
  { signalId, otherId }: Pair,
): Promise<ReadonlyMap<number, LinkedState>> => {
  const rows = await transaction
    .selectFrom('signal')
    .select([
      'id',
      'status_id as status',
      'needs_reply as needsReply',
      'waits_since as waitsSince',
      'closed_at as closedAt',
    ])
    .where('id', 'in', [signalId, otherId])
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ id, ...state }) => [id, state]));
};

/**
 * Locks two signals that are to be linked. Returns the states of both. Throws if a signal is missing or the two signals
 * cannot be linked.
 */
export const requirePair = async (
  transaction: Database,
  pair: Pair,
): Promise<{ state: LinkedState; otherState: LinkedState }> => {
  const { signalId, otherId } = pair;
  if (signalId === otherId) throw new Refusal(linkTexts.itself);
  const states = await lockPair(transaction, pair);
  const state = states.get(signalId);
  if (!state) throw new HttpFailure(404, signalTexts.unknown);
  const otherState = states.get(otherId);
  if (!otherState) throw new Refusal(linkTexts.unknownOther(otherId));
  for (const id of [signalId, otherId]) await requireSpace(transaction, id);
  return { state, otherState };
};

/** Maximum number of links of a signal. There must be a limit because all links are read at once. */
const maxLinks = 100;

const requireSpace = async (transaction: Database, signalId: number): Promise<void> => {
  const { count } = await transaction
    .selectFrom('signal_link')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where((where) => where.or([where('signal_id', '=', signalId), where('other_id', '=', signalId)]))
    .executeTakeFirstOrThrow();
  if (count >= maxLinks) throw new Refusal(linkTexts.tooMany(maxLinks));
};

/** Stores a link, records it as an activity of both signals and returns its id. Throws a refusal if the link exists. */
export const storeLink = async (
  transaction: Database,
  principal: Principal,
  { signalId, otherId, kind, before }: NewLink,
): Promise<number> => {
  const link = await transaction
    .insertInto('signal_link')
    .values({
      signal_id: signalId,
      other_id: otherId,
      kind,
      created_by: principal.name,
      created_by_subject: principal.subject,
      status_before: before?.status ?? null,
      needs_reply_before: before?.needsReply ?? null,
      waits_since_before: before?.waitsSince ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!link) throw new Refusal(linkTexts.already(otherId));
  const activities = linkActivities({ signalId, otherId, kind });
  await recordActivities(
    transaction,
    principal,
    activities.map(({ value, ...activity }) => ({ ...activity, oldValue: null, newValue: value })),
  );
  return link.id;
};

/** Records the removal of a link as an activity of both signals. */
export const recordRemoval = (
  transaction: Database,
  principal: Principal,
  link: Pick<NewLink, 'signalId' | 'otherId' | 'kind'>,
): Promise<void> =>
  recordActivities(
    transaction,
    principal,
    linkActivities(link).map(({ value, ...activity }) => ({ ...activity, oldValue: value, newValue: null })),
  );

/** Notifies the pages of both signals. Only operators see links. */
export const notifyPair = async (
  transaction: Database,
  principal: Principal,
  { signalId, otherId }: Pair,
): Promise<void> => {
  for (const id of [signalId, otherId])
    await recordSignalEvent(transaction, principal, { signalId: id, kind: 'EDITED', isInternal: true });
};

const linkActivities = ({
  signalId,
  otherId,
  kind,
}: Pick<NewLink, 'signalId' | 'otherId' | 'kind'>): (Activity & { value: string })[] => {
  const change = { entity: 'signal', action: 'UPDATE', field: 'link' } as const;
  const isRelated = kind === 'RELATED';
  return [
    { ...change, entityId: signalId, value: isRelated ? linkTexts.related(otherId) : linkTexts.duplicateOf(otherId) },
    { ...change, entityId: otherId, value: isRelated ? linkTexts.related(signalId) : linkTexts.duplicate(signalId) },
  ];
};

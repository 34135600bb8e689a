import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { silently } from '../../../platform/busy.ts';
import { useStore } from '../../../platform/store.ts';
import { type SignalTrail, signalTrail } from '../../signal-trail.ts';
import { SignalCountDocument } from '../../signals.generated.ts';
import { SignalNeighboursDocument } from '../../list-desk/list-desk.generated.ts';

export interface Neighbours {
  previous: string | null;
  next: string | null;
  /** Its place in the whole list, from 1. */
  place: number;
  total: number | undefined;
}

/** The signals before and after one in the list that it was opened from; null if it is not on it. */
export const useNeighbours = (id: string): Neighbours | null => {
  const client = useApolloClient();
  const trail = useStore(signalTrail);
  const wanted = trail && pageBeyond(trail, id);

  useEffect(() => signalTrail.set((present) => present && onPageOf(present, id)), [id, trail]);
  useEffect(() => {
    if (!trail || !wanted) return;
    const { size, number } = trail.variables.page;
    const read = async (): Promise<void> => {
      const variables = { ...trail.variables, page: { number: wanted, size } };
      const context = { ...silently };
      const { data } = await client.query({
        query: SignalNeighboursDocument,
        variables,
        fetchPolicy: 'no-cache',
        context,
      });
      const beyond = { ids: data?.signals.items.map((one) => one.id) ?? [], isAfter: wanted > number };
      signalTrail.set((present) => (present === trail ? { ...trail, beyond } : present));
    };
    read().catch(() => {});
  }, [client, trail, wanted]);
  useEffect(() => {
    if (!trail || trail.total !== undefined) return;
    // The list was left before its count had come.
    const count = async (): Promise<void> => {
      const { filter } = trail.variables;
      const context = { ...silently };
      const { data } = await client.query({ query: SignalCountDocument, variables: { filter }, context });
      const total = data?.signals.totalCount;
      if (total !== undefined) signalTrail.set((present) => (present === trail ? { ...trail, total } : present));
    };
    count().catch(() => {});
  }, [client, trail]);

  return trail && neighboursOf(trail, id);
};

/** The page that holds the neighbour beyond the edge, where it is not known yet; null if none is needed. */
export const pageBeyond = ({ ids, total, variables, beyond }: SignalTrail, id: string): number | null => {
  const { number, size } = variables.page;
  const at = ids.indexOf(id);
  if (at === 0 && number > 1 && beyond?.isAfter !== false) return number - 1;
  const isLast = at >= 0 && at === size - 1 && (total === undefined || number * size < total);
  return isLast && beyond?.isAfter !== true ? number + 1 : null;
};

/** The trail with the page that holds the signal in front: going over an edge turns the page. */
export const onPageOf = (trail: SignalTrail, id: string): SignalTrail => {
  const { ids, total, variables, beyond } = trail;
  if (ids.includes(id) || !beyond?.ids.includes(id)) return trail;
  const page = { ...variables.page, number: variables.page.number + (beyond.isAfter ? 1 : -1) };
  return { ids: beyond.ids, total, variables: { ...variables, page }, beyond: { ids, isAfter: !beyond.isAfter } };
};

export const neighboursOf = ({ ids, total, variables, beyond }: SignalTrail, id: string): Neighbours | null => {
  const at = ids.indexOf(id);
  if (at < 0) return null;
  const { number, size } = variables.page;
  return {
    previous: ids[at - 1] ?? (beyond?.isAfter === false ? beyond.ids.at(-1) : undefined) ?? null,
    next: ids[at + 1] ?? (beyond?.isAfter ? beyond.ids[0] : undefined) ?? null,
    place: (number - 1) * size + at + 1,
    total,
  };
};

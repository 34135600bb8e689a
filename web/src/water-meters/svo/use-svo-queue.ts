import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { silentContext } from '../../platform/request/busy.ts';
import { useSession } from '../../session/use-session.ts';
import type { ListVariables } from '../../ui/list/list-source.ts';
import type { WaterMeterFilter, WaterMeterSortField } from '../water-meters.generated.ts';
import { findQueue, type ListedMeter, narrowToCommon, type Queue } from './queue-order.ts';
import { SvoListRowsDocument, SvoQueueDocument } from './svo.generated.ts';

/** Filter and order of the list from which the dialog was opened. */
export type MeterListVariables = ListVariables<WaterMeterFilter, WaterMeterSortField>;

const pageSize = 100;
/** A longer list is nearly the whole queue: then the order is that of the service. */
const maxPages = 10;

/**
 * WM-4: the common meters of the list, as it was when the dialog opened. Undefined while loading; null if the list is
 * too long or could not be read.
 */
export const useListedMeters = (list: MeterListVariables): readonly ListedMeter[] | null | undefined => {
  const client = useApolloClient();
  const hasTools = useSession().environment.features.includes('SVO_TOOLS');
  const [opened] = useState(list);
  const [listed, setListed] = useState<readonly ListedMeter[] | null>();
  useEffect(() => {
    if (!hasTools) return;
    let isCurrent = true;
    const show = (meters: readonly ListedMeter[] | null): void => {
      if (isCurrent) setListed(meters);
    };
    readListed(client, opened).then(show, () => show(null));
    return () => {
      isCurrent = false;
    };
  }, [client, hasTools, opened]);
  return listed;
};

const readListed = async (
  client: ApolloClient,
  { filter, sort }: MeterListVariables,
): Promise<readonly ListedMeter[] | null> => {
  const common = narrowToCommon(filter);
  if (!common) return null;
  const meters: ListedMeter[] = [];
  for (let number = 1; number <= maxPages; number += 1) {
    const { data } = await client.query({
      query: SvoListRowsDocument,
      variables: { filter: common, ...(sort && { sort }), page: { number, size: pageSize } },
      fetchPolicy: 'network-only',
      context: silentContext,
    });
    const items = data?.waterMeters.items ?? [];
    meters.push(...items);
    if (items.length < pageSize) return meters;
  }
  return null;
};

/** The place of a meter in the queue; undefined while loading, or if the installation lacks SVO_TOOLS. */
export const useSvoQueue = (id: string, listed: readonly ListedMeter[] | null | undefined): Queue | undefined => {
  const client = useApolloClient();
  const [queue, setQueue] = useState<Queue>();
  useEffect(() => {
    if (listed === undefined) return;
    let isCurrent = true;
    const read = async (): Promise<void> => {
      const found = await findQueue(id, listed, (meterId) => readService(client, meterId));
      if (isCurrent) setQueue(found);
    };
    // The dialog works without the queue.
    read().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [client, id, listed]);
  return queue;
};

const readService = async (client: ApolloClient, id: string) => {
  const read = { query: SvoQueueDocument, variables: { id }, fetchPolicy: 'network-only' } as const;
  const { data } = await client.query({ ...read, context: silentContext });
  if (!data) throw new Error('The queue could not be read.');
  return data.svoQueue;
};

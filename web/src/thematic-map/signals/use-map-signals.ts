import { useApolloClient } from '@apollo/client/react';
import { silentContext } from '../../platform/request/busy.ts';
import type { SignalStatus } from '../../types.ts';
import { useMapRecords } from '../records/use-map-records.ts';
import { MapSignalsDocument } from './map-signals.generated.ts';

/** Reads the newest signals with these statuses. */
export const useMapSignals = (statuses: readonly SignalStatus[]) => {
  const client = useApolloClient();
  return useMapRecords(statuses.join(), async (number) => {
    const { data } = await client.query({
      query: MapSignalsDocument,
      variables: { filter: { statuses: [...statuses] }, number },
      fetchPolicy: 'network-only',
      context: silentContext,
    });
    if (!data) throw new Error('The response has no signals.');
    return data.signals;
  });
};

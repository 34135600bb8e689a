import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { connection } from '../../platform/request/connection.ts';
import { silently } from '../../platform/request/busy.ts';
import { useStore } from '../../platform/store.ts';
import type { SignalStatus } from '../../types.ts';
import { MapSignalsDocument, type MapSignalFragment } from './map-signals.generated.ts';

interface MapSignals {
  signals: readonly MapSignalFragment[];
  /** Number of all signals with these statuses, with or without a location. */
  total: number;
  hasFailed: boolean;
}

const pageSize = 100;
/** The map reads no more signals: more of them need a narrower choice of statuses. */
export const mostSignals = 1000;

/** The newest signals with these statuses. They are read again when the statuses change, and after an outage. */
export const useMapSignals = (statuses: readonly SignalStatus[]): MapSignals => {
  const client = useApolloClient();
  const [state, setState] = useState<MapSignals>(none);
  const { state: connectionState } = useStore(connection);
  const isConnected = connectionState === 'connected';
  const key = statuses.join();

  useEffect(() => {
    if (!isConnected || key === '') return undefined;
    let isCurrent = true;
    const wanted = key.split(',') as SignalStatus[];
    const readPage = async (number: number) => {
      const { data } = await client.query({
        query: MapSignalsDocument,
        variables: { filter: { statuses: wanted }, number },
        fetchPolicy: 'network-only',
        context: silently,
      });
      if (!data) throw new Error('The response has no signals.');
      return data.signals;
    };
    const read = async (): Promise<void> => {
      let signals: MapSignalFragment[] = [];
      for (let number = 1; number <= mostSignals / pageSize && isCurrent; number += 1) {
        const { items, totalCount } = await readPage(number);
        signals = [...signals, ...items];
        if (isCurrent) setState({ signals, total: totalCount, hasFailed: false });
        if (signals.length >= totalCount || items.length < pageSize) return;
      }
    };
    read().catch(() => isCurrent && setState((present) => ({ ...present, hasFailed: true })));
    return () => {
      isCurrent = false;
    };
  }, [client, key, isConnected]);

  return key === '' ? none : state;
};

const none: MapSignals = { signals: [], total: 0, hasFailed: false };

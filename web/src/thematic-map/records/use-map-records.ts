import { useEffect, useEffectEvent, useState } from 'react';
import { connection } from '../../platform/request/connection.ts';
import { useStore } from '../../platform/store.ts';

export interface MapRecords<T> {
  records: readonly T[];
  /** `totalCount` of the last page: also counts the records beyond `maxRecords`. */
  total: number;
  hasFailed: boolean;
}

const pageSize = 100;
/** Maximum number of records that the map reads for a layer; to see other records, the user chooses fewer kinds. */
export const maxRecords = 1000;

type ReadPage<T> = (number: number) => Promise<{ items: readonly T[]; totalCount: number }>;

/**
 * Reads the newest records of a layer, page by page. `key` names the chosen kinds; '' means none. The records are read
 * again when `key` changes, when a lost connection is restored, and a moment after `version` changed.
 */
export const useMapRecords = <T>(key: string, readPage: ReadPage<T>, version = 0): MapRecords<T> => {
  const [state, setState] = useState<MapRecords<T>>(noRecords);
  const isConnected = useStore(connection).state === 'connected';
  const readNow = useEffectEvent(readPage);

  useEffect(() => {
    if (!isConnected || key === '') return undefined;
    let isCurrent = true;
    const read = async (): Promise<void> => {
      let records: T[] = [];
      for (let number = 1; number <= maxRecords / pageSize && isCurrent; number += 1) {
        // oxlint-disable-next-line no-await-in-loop -- the response shows whether there is a next page
        const { items, totalCount } = await readNow(number);
        records = [...records, ...items];
        if (isCurrent) setState({ records, total: totalCount, hasFailed: false });
        if (records.length >= totalCount || items.length < pageSize) return;
      }
    };
    const start = (): void =>
      void read().catch(() => isCurrent && setState((previous) => ({ ...previous, hasFailed: true })));
    const timer = setTimeout(start, version === 0 ? 0 : settleMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key, isConnected, version]);

  return key === '' ? noRecords : state;
};

/** Changes within this time cause one read. */
const settleMs = 500;

const noRecords = { records: [], total: 0, hasFailed: false };

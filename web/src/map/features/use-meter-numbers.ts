import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { silentContext } from '../../platform/request/busy.ts';
import { boundsOf } from '../bounds.ts';
import { MeterNumbersDocument, type MeterNumbersQueryVariables } from './features.generated.ts';
import type { ShownFeature } from './features.ts';

/** Factory numbers by id of the meter. Null if the service has no number. Meters that are still read are absent. */
export type MeterNumbers = ReadonlyMap<number, string | null>;

/** Reads the numbers of meters with one query for all of them; the tiles only have their ids. */
export const useMeterNumbers = (meters: readonly ShownFeature[]): MeterNumbers => {
  const client = useApolloClient();
  const [numbers, setNumbers] = useState<MeterNumbers>(new Map());
  const missing = meters.filter(({ id }) => !numbers.has(id));
  const read = useEffectEvent(() => readNumbers(client, missing));
  const key = missing.map(({ id }) => id).join();
  useEffect(() => {
    if (key === '') return undefined;
    let isCurrent = true;
    void read().then((found) => isCurrent && setNumbers((previous) => new Map([...previous, ...found])));
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return numbers;
};

const pageSize = 100;
/** The rectangle around the meters may also contain other meters, which fill some of the pages. */
const maxPages = 5;
/** Degrees. The places of the meters are rounded to the grid of the tiles. */
const margin = 0.00005;

const readNumbers = async (client: ApolloClient, meters: readonly ShownFeature[]): Promise<MeterNumbers> => {
  const found = new Map<number, string | null>(meters.map(({ id }) => [id, null]));
  const { west, south, east, north } = boundsOf(meters.map(({ place }) => place));
  const bounds = { west: west - margin, south: south - margin, east: east + margin, north: north + margin };
  let unread = meters.length;
  for (let number = 1; unread > 0 && number <= maxPages; number += 1) {
    // oxlint-disable-next-line no-await-in-loop -- the response shows whether another page is needed
    const items = await readPage(client, { bounds, number });
    for (const { id, fabricNo } of items) {
      if (found.get(Number(id)) !== null) continue;
      found.set(Number(id), fabricNo || null);
      unread -= 1;
    }
    if (items.length < pageSize) break;
  }
  return found;
};

/** The page is empty if the request fails: then the table shows the ids. */
const readPage = async (client: ApolloClient, variables: MeterNumbersQueryVariables) => {
  const { data } = await client
    .query({ query: MeterNumbersDocument, variables, fetchPolicy: 'network-only', context: silentContext })
    .catch(() => ({ data: undefined }));
  return data?.waterMeters.items ?? [];
};

import { waterMeterFilterFields } from '@struma/schema/inputs.ts';
import { useMemo } from 'react';
import { lazyPart } from '../../platform/loading/lazy-part.tsx';
import { silentContext } from '../../platform/request/busy.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { declareFilters } from '../../ui/list/filter/declare-filters.ts';
import type { FilterField, OptionPage } from '../../ui/list/filter/filter-fields.ts';
import {
  useClientsByIdentifierQuery,
  useFilterClientQuery,
  useWaterMeterChoicesQuery,
} from '../water-meters.generated.ts';
import { filterTexts } from '../water-meters.texts.ts';

const Picker = lazyPart(() => import('./bounds-picker.tsx'), 'BoundsPicker');

const isIdentifier = (text: string): boolean => /^\d{9,13}$/.test(text.trim());

/** Clients with the typed EGN or EIK. The URL of the list contains the client's id, never the EGN. */
const useClientOptions = (text: string, isNeeded: boolean): OptionPage => {
  const isWhole = isNeeded && isIdentifier(text);
  const { data, error } = useClientsByIdentifierQuery({
    ...(isWhole ? { variables: { identifier: text.trim() } } : { skip: true }),
    context: silentContext,
    // The response is not cached: the EGN would be part of its key.
    fetchPolicy: 'no-cache',
  });
  if (!isWhole) return { options: [] };
  const options = data?.clientsByIdentifier.map(({ id, name, clientNumber }) => ({
    value: id,
    label: name,
    description: clientNumber,
  }));
  return { options, failed: Boolean(error) };
};

/** Name and number of the client by which the list is filtered, from one of the client's meters. */
const useClientLabel = (value: string): string | undefined => {
  const { data } = useFilterClientQuery({
    ...(value ? { variables: { clientId: value } } : { skip: true }),
    context: silentContext,
  });
  const client = data?.waterMeters.items[0]?.client;
  return client ? `${client.name} (${client.clientNumber})` : undefined;
};

/** WM-3: the fields of the filter with their options. */
export const useMeterFilter = (): FilterField[] => {
  const viewer = useViewer();
  const { data: choices, error, refetch } = useWaterMeterChoicesQuery({ context: silentContext });
  return useMemo(() => {
    const toSource = (list: readonly { id: string; name: string }[] | undefined) => ({
      options: list?.map(({ id, name }) => ({ value: id, label: name })),
      retry: error ? refetch : undefined,
    });
    const sources = {
      ownershipTypeIds: toSource(choices?.waterMeterOwnershipTypes),
      typeIds: toSource(choices?.waterMeterTypes),
      manufacturerIds: toSource(choices?.manufacturers),
      clientTypeIds: toSource(choices?.clientTypes),
      clientIds: { useOptions: useClientOptions, useLabel: useClientLabel },
      bounds: { Picker },
      addressBounds: { Picker },
    };
    return declareFilters({ fields: waterMeterFilterFields, shown: filterTexts, sources }, viewer);
  }, [choices, error, refetch, viewer]);
};

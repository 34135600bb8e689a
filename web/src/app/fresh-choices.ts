import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { DocumentNode } from 'graphql';
import { useEffect, useRef } from 'react';
import { nomenclatureChanged } from '../nomenclatures/nomenclatures.live.ts';
import { useLive } from '../platform/live/use-live.ts';
import { freshContext, silentContext } from '../platform/request/busy.ts';

/** Root fields that return choices from nomenclatures. */
const choiceFields: readonly string[] = [
  'signalStatuses',
  'priorities',
  'kevrCategories1',
  'kevrCategories2',
  'waterMeterTypes',
  'waterMeterOwnershipTypes',
  'manufacturers',
  'clientTypes',
];

/** NO-3: open forms and filters read their choices again when an item of a nomenclature was changed. */
export const FreshChoices = (): null => {
  const client = useApolloClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const scheduleRefresh = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void refreshChoices(client), debounceMs);
  };
  useLive(nomenclatureChanged, { onEvent: scheduleRefresh, onMissed: scheduleRefresh });
  return null;
};

/** Reads the choices on screen again. Other choices are removed from the cache, so that the next page reads them. */
export const refreshChoices = async (client: ApolloClient): Promise<void> => {
  const activeQueries = [...client.getObservableQueries('active')].filter(({ query }) => choicesIn(query).length > 0);
  // Requests are not deduplicated: the response to a request that began before a change does not contain the change.
  const fresh = { fetchPolicy: 'network-only', context: { ...silentContext, ...freshContext } } as const;
  await Promise.allSettled(activeQueries.map(({ query, variables }) => client.query({ query, variables, ...fresh })));
  const refreshed = new Set(activeQueries.flatMap(({ query }) => choicesIn(query)));
  for (const fieldName of choiceFields)
    if (!refreshed.has(fieldName)) client.cache.evict({ id: 'ROOT_QUERY', fieldName });
};

const choicesIn = ({ definitions }: DocumentNode): string[] =>
  definitions.flatMap((definition) =>
    definition.kind === 'OperationDefinition'
      ? definition.selectionSet.selections.flatMap((selection) =>
          selection.kind === 'Field' && choiceFields.includes(selection.name.value) ? [selection.name.value] : [],
        )
      : [],
  );

/** Several changes within this time cause one refresh. */
const debounceMs = 300;

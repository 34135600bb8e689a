import { useFragment } from '@apollo/client/react';
import { silentContext } from '../../platform/request/busy.ts';
import {
  LookupNameFragmentDoc,
  useClientOptionsQuery,
  useStreetOptionsQuery,
  useTownOptionsQuery,
} from './address.generated.ts';

type List = readonly { id: string; name: string }[] | undefined;

const toOptions = (list: List, error: unknown) => ({
  options: list?.map(({ id, name }) => ({ value: id, label: name })),
  failed: error !== undefined,
});

const queryOptions = (isNeeded: boolean) => ({ skip: !isNeeded, context: { ...silentContext } });

/** WM-13: finds towns by a part of the name or by the code. */
export const useTowns = (text: string, isNeeded: boolean) => {
  const { data, error } = useTownOptionsQuery({ variables: { text: text.trim() }, ...queryOptions(isNeeded) });
  return toOptions(data?.towns, error);
};

/** Returns the hook that searches the streets of a town. */
export const streetsOf = (townId: string) =>
  function useStreets(text: string, isNeeded: boolean) {
    const variables = { text: text.trim(), townId: townId || null };
    const { data, error } = useStreetOptionsQuery({ variables, ...queryOptions(isNeeded) });
    return toOptions(data?.streets, error);
  };

export const useClients = (text: string, isNeeded: boolean) => {
  const { data, error } = useClientOptionsQuery({ variables: { text: text.trim() }, ...queryOptions(isNeeded) });
  return toOptions(data?.clientChoices, error);
};

type LookupType = 'Town' | 'Street' | 'ClientChoice';

/** Names of the stored choices, by type. */
export type StoredNames = Partial<Record<LookupType, { id: string; name: string }>>;

/** Name of the chosen record: the stored name, or the name that a search has put into Apollo's cache. */
export const useLookupName = (type: LookupType, id: string, stored: StoredNames): string | undefined => {
  const { data, complete } = useFragment({
    fragment: LookupNameFragmentDoc,
    fragmentName: 'LookupName',
    from: { __typename: type, id },
  });
  if (id === '') return undefined;
  if (stored[type]?.id === id) return stored[type].name;
  return complete ? data.name : undefined;
};

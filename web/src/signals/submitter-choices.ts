import { useFragment } from '@apollo/client/react';
import { silentContext } from '../platform/request/busy.ts';
import type { OptionPage } from '../ui/list/filter/filter-fields.ts';
import { ChoiceFragmentDoc, useSubmitterChoicesQuery } from './signals.generated.ts';

/** Persons whose name, telephone or client number matches the text. They are loaded only if `isEnabled` is true. */
export const useSubmitterOptions = (text: string, isEnabled: boolean): OptionPage => {
  const { data, error } = useSubmitterChoicesQuery({
    variables: { name: text.trim() },
    skip: !isEnabled,
    context: { ...silentContext },
  });
  return {
    options: data?.submitters.items.map(({ id, name, description }) => ({ value: id, label: name, description })),
    total: data?.submitters.totalCount,
    failed: error !== undefined,
  };
};

/** The name of a person; undefined if it is not in the cache. */
export const useSubmitterName = (id: string): string | undefined => {
  const { data, complete } = useFragment({
    fragment: ChoiceFragmentDoc,
    fragmentName: 'Choice',
    from: { __typename: 'Submitter', id },
  });
  return complete ? data.name : undefined;
};

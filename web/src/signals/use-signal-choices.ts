import { useMemo } from 'react';
import { useSignalChoicesQuery } from './signals.generated.ts';

/** The statuses and priorities to choose from. `retry` loads them again after a failure; otherwise it is undefined. */
export const useSignalChoices = () => {
  const { data: choices, error, refetch } = useSignalChoicesQuery();
  const priorityOrder = useMemo(() => choices?.priorities.map(({ id }) => id) ?? [], [choices]);
  return { choices, priorityOrder, retry: error ? refetch : undefined };
};

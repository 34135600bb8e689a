import { useMemo } from 'react';
import { useSignalChoicesQuery } from './signals.generated.ts';

/** The statuses and priorities to choose from. `retry` loads them again; it is undefined unless loading failed. */
export const useSignalChoices = () => {
  const { data: choices, error, refetch } = useSignalChoicesQuery();
  const priorityOrder = useMemo(() => choices?.priorities.map(({ id }) => id) ?? [], [choices]);
  return { choices, priorityOrder, retry: error ? refetch : undefined };
};

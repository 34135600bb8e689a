import { useMemo } from 'react';
import { useBreakdownChoicesQuery } from './breakdowns.generated.ts';

/** The priorities and KEVR categories to choose from. `retry` loads them again after a failure, else it is undefined. */
export const useBreakdownChoices = () => {
  const { data: choices, error, refetch } = useBreakdownChoicesQuery();
  const priorityOrder = useMemo(() => choices?.priorities.map(({ id }) => id) ?? [], [choices]);
  return { choices, priorityOrder, retry: error ? refetch : undefined };
};

import { useMemo } from 'react';
import { useBreakdownChoicesQuery } from './breakdowns.generated.ts';

/** The priorities and KEVR categories to choose from. `retry` reads them again; undefined unless loading failed. */
export const useBreakdownChoices = () => {
  const { data: choices, error, refetch } = useBreakdownChoicesQuery();
  const priorityOrder = useMemo(() => choices?.priorities.map(({ id }) => id) ?? [], [choices]);
  return { choices, priorityOrder, retry: error ? refetch : undefined };
};

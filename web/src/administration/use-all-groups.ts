import { useEffect } from 'react';
import { type GroupsQuery, useGroupsQuery } from './administration.generated.ts';

export type ListedGroup = GroupsQuery['groups']['items'][number];

const size = 100;

/** Reads all groups. Returns the first page while the other pages load. */
export const useAllGroups = (): readonly ListedGroup[] => {
  const { data, fetchMore } = useGroupsQuery({
    variables: { page: { number: 1, size } },
    fetchPolicy: 'cache-and-network',
  });
  const items = data?.groups.items ?? [];
  const count = items.length;
  const total = data?.groups.totalCount ?? 0;
  useEffect(() => {
    if (count === 0 || count >= total) return;
    void fetchMore({
      variables: { page: { number: Math.floor(count / size) + 1, size } },
      updateQuery: (previous, { fetchMoreResult }) => ({
        groups: { ...previous.groups, items: [...previous.groups.items, ...fetchMoreResult.groups.items] },
      }),
    }).catch(() => undefined);
  }, [count, total, fetchMore]);
  return items;
};

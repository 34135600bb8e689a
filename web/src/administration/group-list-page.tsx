import { Button, chakra } from '@chakra-ui/react';
import { CirclePlus, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { confirm } from '../platform/confirm.ts';
import { formatNumber } from '../platform/format.ts';
import { useSession } from '../session/use-session.ts';
import { useDebouncedValue } from '../ui/fields/use-debounced-value.ts';
import { PageError } from '../ui/page-state.tsx';
import { RecordSkeleton } from '../ui/record/record-skeleton.tsx';
import { accountStyle } from './account-style.ts';
import { DeleteGroupDocument, type GroupsQuery, useGroupsQuery } from './administration.generated.ts';
import { toAddGroup, toGroup } from './administration.screens.ts';
import { groupStates, texts } from './administration.texts.ts';
import { LoadMore } from './load-more.tsx';
import { confirmOwnLoss } from './rights/confirm-own-loss.ts';
import { SearchField } from './search-field.tsx';
import { titles } from './titles.texts.ts';
import { useAccountCommand } from './use-account-command.ts';

type Group = GroupsQuery['groups']['items'][number];

const pageSize = 100;

/** AM-5: /administration/listGroups. */
export const Component = () => {
  const [search, setSearch] = useState('');
  const [isLoading, setIsLoading] = useState(false);
  const filter = { name: useDebouncedValue(search.trim(), 200) };
  const { data, previousData, error, refetch, fetchMore } = useGroupsQuery({
    variables: { filter, page: { number: 1, size: pageSize } },
    fetchPolicy: 'cache-and-network',
  });
  const shown = data ?? previousData;
  if (!shown && error) return <PageError title={texts.failed} error={error} onRetry={refetch} />;
  if (!shown) return <RecordSkeleton label={groupStates.loading} hasAside={false} />;
  const { items, totalCount } = shown.groups;
  const loadMore = async (): Promise<void> => {
    setIsLoading(true);
    await fetchMore({
      variables: { page: { number: Math.floor(items.length / pageSize) + 1, size: pageSize } },
      updateQuery: (present, { fetchMoreResult }) => ({
        groups: { ...present.groups, items: [...present.groups.items, ...fetchMoreResult.groups.items] },
      }),
    }).catch(() => undefined);
    setIsLoading(false);
  };
  return (
    <Page>
      <div className="tools">
        <SearchField label={texts.searchGroups} value={search} onChange={setSearch} />
        <output>{texts.total(formatNumber(totalCount))}</output>
        <Button asChild size="sm" className="end">
          <Link to={toAddGroup}>
            <CirclePlus />
            {texts.addGroup}
          </Link>
        </Button>
      </div>
      <table aria-label={titles.groups}>
        <thead>
          <tr>
            <th scope="col">{texts.name}</th>
            <th scope="col">
              <chakra.span srOnly>{texts.actions}</chakra.span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((group) => (
            <GroupRow key={group.id} group={group} onChanged={refetch} />
          ))}
        </tbody>
      </table>
      {items.length === 0 && <chakra.p p="4">{texts.emptyGroups}</chakra.p>}
      {items.length > 0 && items.length < totalCount && (
        <LoadMore
          key={items.length}
          label={texts.countOf(items.length, totalCount)}
          isLoading={isLoading}
          onLoad={() => void loadMore()}
        />
      )}
    </Page>
  );
};

const GroupRow = ({ group: { id, name }, onChanged }: { group: Group; onChanged: () => Promise<unknown> }) => {
  const command = useAccountCommand(DeleteGroupDocument, { refresh: onChanged });
  const isOwn = useSession().allowedGroups.includes(name);
  const remove = async (): Promise<void> => {
    const question = { title: texts.deleteTitle, body: texts.deleteBody(name), kind: 'do', destructive: true } as const;
    if (!(await confirm(question))) return;
    if (isOwn && !(await confirmOwnLoss([name]))) return;
    await command.run({ id });
  };
  return (
    <tr>
      <td>
        <Link className="name" to={toGroup(id)}>
          {name}
        </Link>
      </td>
      <td className="actions">
        <span className="row-actions">
          <Button asChild size="sm" variant="ghost">
            <Link to={toGroup(id)} aria-label={texts.editOf(name)}>
              <Pencil />
              {texts.edit}
            </Link>
          </Button>
          <Button
            size="sm"
            variant="ghost"
            disabled={command.isPending}
            aria-label={texts.deleteOf(name)}
            onClick={() => void remove()}
          >
            <Trash2 />
            {texts.delete}
          </Button>
        </span>
      </td>
    </tr>
  );
};

const Page = chakra('div', { base: accountStyle });

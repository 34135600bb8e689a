import { Button, chakra } from '@chakra-ui/react';
import { CirclePlus, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { confirm } from '../platform/confirm.ts';
import { useSession } from '../session/use-session.ts';
import { AccountList, joinPages, pageSize } from './list/account-list.tsx';
import { DeleteGroupDocument, type GroupsQuery, useGroupsQuery } from './administration.generated.ts';
import { addGroupPath, groupPath } from './administration.screens.ts';
import { groupStates, texts } from './administration.texts.ts';
import { confirmOwnLoss } from './rights/confirm-own-loss.ts';
import { titles } from './titles.texts.ts';
import { useAccountCommand } from './use-account-command.ts';
import { useSearch } from './list/use-search.ts';

type Group = GroupsQuery['groups']['items'][number];

/** AM-5: the list of groups, /administration/listGroups. */
export const Component = () => {
  const search = useSearch();
  const filter = { name: search.searchedText };
  const { data, previousData, error, refetch, fetchMore } = useGroupsQuery({
    variables: { filter, page: { number: 1, size: pageSize } },
    fetchPolicy: 'cache-and-network',
  });
  const loadPage = (number: number): Promise<unknown> =>
    fetchMore({
      variables: { page: { number, size: pageSize } },
      updateQuery: (previous, { fetchMoreResult }) => ({
        groups: { ...previous.groups, items: joinPages(previous.groups.items, fetchMoreResult.groups.items) },
      }),
    });
  return (
    <AccountList
      page={(data ?? previousData)?.groups}
      error={error}
      onRetry={refetch}
      onLoadPage={loadPage}
      search={search}
      texts={{ search: texts.searchGroups, loading: groupStates.loading, empty: texts.emptyGroups }}
      tools={
        <Button asChild size="sm">
          <Link to={addGroupPath}>
            <CirclePlus />
            {texts.addGroup}
          </Link>
        </Button>
      }
    >
      {(rows) => <GroupTable rows={rows} onChanged={refetch} />}
    </AccountList>
  );
};

const GroupTable = ({ rows, onChanged }: { rows: readonly Group[]; onChanged: () => Promise<unknown> }) => (
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
      {rows.map((group) => (
        <GroupRow key={group.id} group={group} onChanged={onChanged} />
      ))}
    </tbody>
  </table>
);

const GroupRow = ({ group: { id, name }, onChanged }: { group: Group; onChanged: () => Promise<unknown> }) => {
  const command = useAccountCommand(DeleteGroupDocument, { refresh: onChanged });
  const isOwn = useSession().allowedGroups.includes(name);
  const remove = async (): Promise<void> => {
    const question = {
      title: texts.deleteTitle,
      body: texts.deleteBody(name),
      kind: 'do',
      isDestructive: true,
    } as const;
    if (!(await confirm(question))) return;
    if (isOwn && !(await confirmOwnLoss([name]))) return;
    await command.run({ id });
  };
  return (
    <tr>
      <td>
        <Link className="name" to={groupPath(id)}>
          {name}
        </Link>
      </td>
      <td className="actions">
        <span className="row-actions">
          <Link to={groupPath(id)} aria-label={texts.editOf(name)}>
            <Pencil size={16} />
            {texts.edit}
          </Link>
          <button
            type="button"
            disabled={command.isPending}
            aria-label={texts.deleteOf(name)}
            onClick={() => void remove()}
          >
            <Trash2 size={16} />
            {texts.delete}
          </button>
        </span>
      </td>
    </tr>
  );
};

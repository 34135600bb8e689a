import { Button, chakra } from '@chakra-ui/react';
import { Ban, CircleCheck, CirclePlus, KeyRound, Pencil, Power, TableProperties, Users } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router-dom';
import { confirm } from '../platform/confirm.ts';
import { toast } from '../platform/toast.ts';
import { emptyMark, formatNumber } from '../platform/format.ts';
import { useDebouncedValue } from '../ui/fields/use-debounced-value.ts';
import { PageError } from '../ui/page-state.tsx';
import { RecordSkeleton } from '../ui/record/record-skeleton.tsx';
import { accountStyle } from './account-style.ts';
import { UpdateUserDocument, type UserRowFragment, useUsersQuery } from './administration.generated.ts';
import { toAddUser, toUser, toUserGroups, toUserRights, toUserRoles } from './administration.screens.ts';
import { texts } from './administration.texts.ts';
import { LoadMore } from './load-more.tsx';
import { SearchField } from './search-field.tsx';
import { titles } from './titles.texts.ts';
import { useAccountCommand } from './use-account-command.ts';
import { userBulk } from './user-bulk.ts';

const pageSize = 100;

/** AM-1: all users; further rows are loaded as they are scrolled to. */
export const Component = () => {
  const [search, setSearch] = useState('');
  const [isLoading, setIsLoading] = useState(false);
  const filter = { search: useDebouncedValue(search.trim(), 200) };
  const { data, previousData, error, refetch, fetchMore } = useUsersQuery({
    variables: { filter, page: { number: 1, size: pageSize } },
    fetchPolicy: 'cache-and-network',
  });
  const shown = data ?? previousData;
  const rows = useDeferredValue(shown?.users.items ?? []);
  const loadMore = async (): Promise<void> => {
    setIsLoading(true);
    const number = Math.floor(rows.length / pageSize) + 1;
    await fetchMore({
      variables: { page: { number, size: pageSize } },
      updateQuery: (present, { fetchMoreResult }) => ({
        ...present,
        users: { ...present.users, items: withoutRepeats([...present.users.items, ...fetchMoreResult.users.items]) },
      }),
    }).catch(() => undefined);
    setIsLoading(false);
  };
  if (!shown && error) return <PageError title={texts.failed} error={error} onRetry={refetch} />;
  if (!shown) return <RecordSkeleton label={texts.loading} hasAside={false} />;
  const { totalCount } = shown.users;
  return (
    <Page>
      <div className="tools">
        <SearchField label={texts.search} value={search} onChange={setSearch} />
        <output>{texts.total(formatNumber(totalCount))}</output>
        <Button asChild size="sm" variant="outline" className="end">
          <Link to={toUserRights}>
            <TableProperties />
            {texts.rightsList}
          </Link>
        </Button>
        <Button asChild size="sm">
          <Link to={toAddUser}>
            <CirclePlus />
            {texts.addUser}
          </Link>
        </Button>
      </div>
      <table aria-label={titles.users}>
        <thead>
          <tr>
            <th scope="col">
              <userBulk.Head rows={rows} />
              {texts.username}
            </th>
            {[texts.email, texts.firstName, texts.lastName, texts.state].map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
            <th scope="col">
              <chakra.span srOnly>{texts.actions}</chakra.span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((user) => (
            <UserRow key={user.id} user={user} onChanged={refetch} />
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <chakra.p p="4">{texts.empty}</chakra.p>}
      {rows.length > 0 && rows.length < totalCount && (
        <LoadMore
          key={rows.length}
          label={texts.countOf(rows.length, totalCount)}
          isLoading={isLoading}
          onLoad={() => void loadMore()}
        />
      )}
      <userBulk.Bar onChanged={() => void refetch()} />
    </Page>
  );
};

/** Drops repeated rows: a user who was added meanwhile moves the last row of a page to the next one. */
const withoutRepeats = (users: readonly UserRowFragment[]): UserRowFragment[] => [
  ...new Map(users.map((user) => [user.id, user])).values(),
];

interface UserRowProps {
  user: UserRowFragment;
  onChanged: () => Promise<unknown>;
}

const UserRow = ({ user, onChanged }: UserRowProps) => {
  const { id, username, email, firstName, lastName, isActive } = user;
  return (
    <tr data-row={id} tabIndex={-1}>
      <td>
        <userBulk.Cell row={user} />
        <Link className="name" to={toUser(id)}>
          {username}
        </Link>
      </td>
      {[email, firstName, lastName].map((text, index) => (
        <td key={index} className={text ? undefined : 'empty'}>
          {text ?? emptyMark}
        </td>
      ))}
      <td>
        <span className={isActive ? 'state' : 'state off'}>
          {isActive ? <CircleCheck size={16} /> : <Ban size={16} />}
          {isActive ? texts.active : texts.inactive}
        </span>
      </td>
      <td className="actions">
        <span className="row-actions">
          <Button asChild size="sm" variant="ghost">
            <Link to={toUserRoles(id)} aria-label={texts.rolesOf(username)}>
              <KeyRound />
              {texts.roles}
            </Link>
          </Button>
          <Button asChild size="sm" variant="ghost">
            <Link to={toUserGroups(id)} aria-label={texts.groupsOf(username)}>
              <Users />
              {texts.groups}
            </Link>
          </Button>
          <StateButton user={user} onChanged={onChanged} />
          <Button asChild size="sm" variant="ghost">
            <Link to={toUser(id)} aria-label={texts.editOf(username)}>
              <Pencil />
            </Link>
          </Button>
        </span>
      </td>
    </tr>
  );
};

/** AM-7: the button that activates or deactivates the user. Users cannot deactivate their own accounts. */
const StateButton = ({ user, onChanged }: UserRowProps) => {
  const { id, username, firstName, lastName, isActive, isSelf } = user;
  const command = useAccountCommand(UpdateUserDocument, { refresh: onChanged });
  const name = `${username} (${[firstName, lastName].filter(Boolean).join(' ')})`;
  const change = async (): Promise<void> => {
    if (isActive && isSelf) return toast.warning(texts.ownAccount);
    const question = isActive
      ? { title: texts.deactivateTitle, body: texts.deactivateBody(name), destructive: true }
      : { title: texts.activateTitle, body: texts.activateBody(name) };
    if (!(await confirm({ ...question, kind: 'do' }))) return;
    await command.run({ id, changes: { isActive: !isActive } });
  };
  return (
    <Button
      size="sm"
      variant="ghost"
      disabled={command.isPending}
      aria-label={isActive ? texts.deactivateOf(username) : texts.activateOf(username)}
      onClick={() => void change()}
    >
      <Power />
      {isActive ? texts.deactivate : texts.activate}
    </Button>
  );
};

const Page = chakra('div', { base: accountStyle });

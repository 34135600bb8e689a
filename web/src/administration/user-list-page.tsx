import { Button, chakra } from '@chakra-ui/react';
import { Ban, CircleCheck, CirclePlus, KeyRound, Pencil, Power, TableProperties, Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { confirm } from '../platform/confirm.ts';
import { toast } from '../platform/toast.ts';
import { emptyMark } from '../platform/format.ts';
import { AccountList, joinPages, pageSize } from './list/account-list.tsx';
import { UpdateUserDocument, type UserRowFragment, useUsersQuery } from './administration.generated.ts';
import { addUserPath, userPath, userGroupsPath, userRightsPath, userRolesPath } from './administration.screens.ts';
import { texts } from './administration.texts.ts';
import { titles } from './titles.texts.ts';
import { useAccountCommand } from './use-account-command.ts';
import { useSearch } from './list/use-search.ts';
import { userBulk } from './user-bulk.tsx';

/** AM-1: the list of users, /administration/listUsers. */
export const Component = () => {
  const search = useSearch();
  const filter = { search: search.searchedText };
  const { data, previousData, error, refetch, fetchMore } = useUsersQuery({
    variables: { filter, page: { number: 1, size: pageSize } },
    fetchPolicy: 'cache-and-network',
  });
  const loadPage = (number: number): Promise<unknown> =>
    fetchMore({
      variables: { page: { number, size: pageSize } },
      updateQuery: (previous, { fetchMoreResult }) => ({
        users: { ...previous.users, items: joinPages(previous.users.items, fetchMoreResult.users.items) },
      }),
    });
  return (
    <AccountList
      page={(data ?? previousData)?.users}
      error={error}
      onRetry={refetch}
      onLoadPage={loadPage}
      search={search}
      texts={texts}
      tools={<Tools />}
      footer={<userBulk.Bar onChanged={() => void refetch()} />}
    >
      {(rows) => <UserTable rows={rows} onChanged={refetch} />}
    </AccountList>
  );
};

const Tools = () => (
  <>
    <Button asChild size="sm" variant="outline">
      <Link to={userRightsPath}>
        <TableProperties />
        {texts.rightsList}
      </Link>
    </Button>
    <Button asChild size="sm">
      <Link to={addUserPath}>
        <CirclePlus />
        {texts.addUser}
      </Link>
    </Button>
  </>
);

interface UserTableProps {
  rows: readonly UserRowFragment[];
  onChanged: () => Promise<unknown>;
}

const UserTable = ({ rows, onChanged }: UserTableProps) => (
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
        <UserRow key={user.id} user={user} onChanged={onChanged} />
      ))}
    </tbody>
  </table>
);

interface UserRowProps {
  user: UserRowFragment;
  onChanged: () => Promise<unknown>;
}

const UserRow = ({ user, onChanged }: UserRowProps) => {
  const { id, username, email, firstName, lastName, isActive } = user;
  return (
    <tr data-row={id} data-off={isActive ? undefined : ''} tabIndex={-1}>
      <td>
        <userBulk.Cell row={user} />
        <Link className="name" to={userPath(id)}>
          {username}
        </Link>
      </td>
      <TextCell text={email} />
      <TextCell text={firstName} isNamePart />
      <TextCell text={lastName} isNamePart />
      <td>
        <span className={isActive ? 'state' : 'state off'}>
          {isActive ? <CircleCheck size={16} /> : <Ban size={16} />}
          {isActive ? texts.active : texts.inactive}
        </span>
      </td>
      <td className="actions">
        <span className="row-actions">
          <Link to={userRolesPath(id)} aria-label={texts.rolesOf(username)}>
            <KeyRound size={16} />
            {texts.roles}
          </Link>
          <Link to={userGroupsPath(id)} aria-label={texts.groupsOf(username)}>
            <Users size={16} />
            {texts.groups}
          </Link>
          <StateButton user={user} onChanged={onChanged} />
          <Link to={userPath(id)} aria-label={texts.editOf(username)} title={texts.edit}>
            <Pencil size={16} />
          </Link>
        </span>
      </td>
    </tr>
  );
};

/** On narrow pages the first and the last name share one line. */
const TextCell = ({ text, isNamePart }: { text: string | null; isNamePart?: true }) => (
  <td className={text === null ? 'empty' : isNamePart && 'name-part'}>{text ?? emptyMark}</td>
);

/** AM-7: the button that activates or deactivates the user. Users cannot deactivate their own accounts. */
const StateButton = ({ user, onChanged }: UserRowProps) => {
  const { id, username, firstName, lastName, isActive, isSelf } = user;
  const command = useAccountCommand(UpdateUserDocument, { refresh: onChanged });
  const name = `${username} (${[firstName, lastName].filter(Boolean).join(' ')})`;
  const change = async (): Promise<void> => {
    if (isActive && isSelf) return toast.warning(texts.ownAccount);
    const question = isActive
      ? { title: texts.deactivateTitle, body: texts.deactivateBody(name), isDestructive: true }
      : { title: texts.activateTitle, body: texts.activateBody(name) };
    if (!(await confirm({ ...question, kind: 'do' }))) return;
    await command.run({ id, changes: { isActive: !isActive } });
  };
  return (
    <button
      type="button"
      className="state-button"
      disabled={command.isPending}
      aria-label={isActive ? texts.deactivateOf(username) : texts.activateOf(username)}
      onClick={() => void change()}
    >
      <Power size={16} />
      {isActive ? texts.deactivate : texts.activate}
    </button>
  );
};

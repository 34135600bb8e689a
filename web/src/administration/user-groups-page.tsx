import { useParams } from 'react-router-dom';
import { RecordHeader } from '../ui/record/record-header.tsx';
import { RecordSection } from '../ui/record/record-page.tsx';
import { RecordView } from '../ui/record/record-view.tsx';
import { AccountRecord } from './account-record.tsx';
import {
  AddUserToGroupDocument,
  RemoveUserFromGroupDocument,
  type UserGroupsQuery,
  useUserGroupsQuery,
} from './administration.generated.ts';
import { usersPath } from './administration.screens.ts';
import { texts, userStates } from './administration.texts.ts';
import { confirmOwnLoss } from './rights/confirm-own-loss.ts';
import { titles } from './titles.texts.ts';
import { TransferList } from './transfer-list.tsx';
import { useAccountCommand } from './use-account-command.ts';
import { useAllGroups } from './use-all-groups.ts';

/** AM-6: the page that edits the groups of a user, /administration/editUserGroup/:id. */
export const Component = () => {
  const { id = '' } = useParams();
  const { data, error, refetch } = useUserGroupsQuery({ variables: { id }, fetchPolicy: 'network-only' });
  return (
    <RecordView
      key={id}
      id={id}
      value={data?.user}
      error={error}
      onReload={refetch}
      texts={userStates}
      listPath={usersPath}
      hasAside={false}
    >
      {(user) => <UserGroups user={user} error={error} onChanged={refetch} />}
    </RecordView>
  );
};

type User = NonNullable<UserGroupsQuery['user']>;

interface UserGroupsProps {
  user: User;
  error: unknown;
  onChanged: () => Promise<unknown>;
}

const UserGroups = ({ user, error, onChanged }: UserGroupsProps) => {
  const groups = useAllGroups();
  const add = useAccountCommand(AddUserToGroupDocument, { isSilent: true });
  const remove = useAccountCommand(RemoveUserFromGroupDocument, { isSilent: true });
  const move = async (ids: readonly string[], isAdded: boolean): Promise<void> => {
    const names = user.groups.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
    if (!isAdded && user.isSelf && !(await confirmOwnLoss(names))) return;
    for (const groupId of ids) await (isAdded ? add : remove).run({ userId: user.id, groupId });
    await onChanged().catch(() => undefined);
  };
  const memberGroupIds = new Set(user.groups.map(({ id }) => id));
  return (
    <AccountRecord
      entity="USER"
      id={user.id}
      label={titles.userGroups}
      error={error}
      onReload={onChanged}
      header={
        <RecordHeader title={[user.firstName, user.lastName].filter(Boolean).join(' ')}>
          <span>{user.username}</span>
        </RecordHeader>
      }
    >
      <RecordSection title={texts.groups}>
        <TransferList
          available={groups.filter(({ id }) => !memberGroupIds.has(id))}
          chosen={user.groups}
          availableLabel={texts.availableGroups}
          chosenLabel={texts.chosenGroups}
          onMove={move}
        />
      </RecordSection>
    </AccountRecord>
  );
};

import { Button, chakra } from '@chakra-ui/react';
import { Users } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { RecordHeader } from '../ui/record/record-header.tsx';
import { RecordSection } from '../ui/record/record-page.tsx';
import { RecordView } from '../ui/record/record-view.tsx';
import { AccountRecord } from './account-record.tsx';
import {
  AddUserRolesDocument,
  RemoveUserRolesDocument,
  type UserRolesQuery,
  useUserRightsQuery,
  useUserRolesQuery,
} from './administration.generated.ts';
import { userGroupsPath, usersPath } from './administration.screens.ts';
import { texts, userStates } from './administration.texts.ts';
import { namesOf, RolePanels } from './role-panels.tsx';
import { titles } from './titles.texts.ts';
import { useAccountCommand } from './use-account-command.ts';
import { confirmOwnLoss } from './rights/confirm-own-loss.ts';
import { describeSources } from './rights/role-columns.ts';
import { UserRights } from './rights/user-rights.tsx';

/** AM-4: the page that edits the roles of a user, /administration/editUserRole/:id. */
export const Component = () => {
  const { id = '' } = useParams();
  const { data, error, refetch } = useUserRolesQuery({ variables: { id }, fetchPolicy: 'network-only' });
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
      {(user) => <Roles user={user} error={error} onChanged={refetch} />}
    </RecordView>
  );
};

type User = NonNullable<UserRolesQuery['user']>;

interface RolesProps {
  user: User;
  error: unknown;
  onChanged: () => Promise<unknown>;
}

const Roles = ({ user, error, onChanged }: RolesProps) => {
  const add = useAccountCommand(AddUserRolesDocument, { isSilent: true });
  const remove = useAccountCommand(RemoveUserRolesDocument, { isSilent: true });
  const rights = useUserRightsQuery({ variables: { id: user.id }, fetchPolicy: 'network-only' });
  const move = async (moduleId: string, roleIds: readonly string[], isAdded: boolean): Promise<void> => {
    if (!isAdded && user.isSelf && !(await confirmOwnLoss(namesOf(user.modules, roleIds)))) return;
    await (isAdded ? add : remove).run({ userId: user.id, moduleId, roleIds: [...roleIds] });
    await Promise.allSettled([onChanged(), rights.refetch()]);
  };
  const sourcesOfRole = (clientId: string, roleName: string): string | undefined => {
    const right = rights.data?.user?.rights?.find((one) => one.clientId === clientId && one.roleName === roleName);
    return right && describeSources(right);
  };
  return (
    <AccountRecord
      entity="USER"
      id={user.id}
      label={titles.userRoles}
      error={error}
      onReload={onChanged}
      side={
        <RecordSection title={texts.rightsTitle}>
          <UserRights read={rights} />
        </RecordSection>
      }
      header={
        <RecordHeader
          title={[user.firstName, user.lastName].filter(Boolean).join(' ')}
          actions={
            <Button asChild size="sm" variant="outline">
              <Link to={userGroupsPath(user.id)}>
                <Users />
                {texts.groups}
              </Link>
            </Button>
          }
        >
          <span>{user.username}</span>
          {user.groups.length > 0 && (
            <chakra.span color="fg.muted">{texts.memberOf(user.groups.map(({ name }) => name).join(', '))}</chakra.span>
          )}
        </RecordHeader>
      }
    >
      <RecordSection title={texts.roles}>
        <RolePanels modules={user.modules} noteOf={sourcesOfRole} onMove={move} />
      </RecordSection>
    </AccountRecord>
  );
};

import { Button } from '@chakra-ui/react';
import { KeyRound, Users } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { confirm } from '../platform/confirm.ts';
import { usePermittedScreens } from '../session/permitted-screens.ts';
import { RecordHeader } from '../ui/record/record-header.tsx';
import { RecordSection } from '../ui/record/record-page.tsx';
import { RecordView } from '../ui/record/record-view.tsx';
import { UpdateUserDocument, type UserRowFragment, useUserQuery } from './administration.generated.ts';
import { AccountRecord } from './account-record.tsx';
import { userGroupsPath, userRolesPath, usersPath } from './administration.screens.ts';
import { texts, userStates } from './administration.texts.ts';
import { titles } from './titles.texts.ts';
import { useAccountCommand } from './use-account-command.ts';
import { UserForm, type UserField, type UserValues } from './user-form.tsx';

/** AM-3: the page that edits a user, /administration/editUser/:id. */
export const Component = () => {
  const { id = '' } = useParams();
  const { data, error, refetch } = useUserQuery({ variables: { id }, fetchPolicy: 'network-only' });
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
      {(user) => <EditUser user={user} error={error} onReload={refetch} />}
    </RecordView>
  );
};

const profileFields = ['email', 'firstName', 'lastName'] as const;

const valuesOf = (user: UserRowFragment): UserValues => ({
  username: user.username,
  email: user.email ?? '',
  firstName: user.firstName ?? '',
  lastName: user.lastName ?? '',
  password: '',
  confirmPassword: '',
  isActive: user.isActive,
});

interface EditUserProps {
  user: UserRowFragment;
  error: unknown;
  onReload: () => Promise<unknown>;
}

const EditUser = ({ user, ...read }: EditUserProps) => {
  const navigate = useNavigate();
  const hasList = usePermittedScreens().some(({ path }) => path === usersPath);
  const [changesPassword, setChangesPassword] = useState(false);
  const command = useAccountCommand(UpdateUserDocument);
  const fields: UserField[] = [
    ...profileFields,
    ...(changesPassword ? (['password', 'confirmPassword'] as const) : []),
  ];
  const save = async ({ email, firstName, lastName, password, isActive }: UserValues): Promise<void> => {
    const isDeactivated = user.isActive && !isActive;
    if (isDeactivated && !(await confirm(deactivateQuestion(user.username)))) return;
    const changes = { email, firstName, lastName, isActive, ...(changesPassword && { password }) };
    const outcome = await command.run({ id: user.id, changes });
    if (outcome.kind !== 'done') return;
    setChangesPassword(false);
    if (hasList) await navigate(usersPath);
  };
  return (
    <AccountRecord
      {...read}
      entity="USER"
      id={user.id}
      label={titles.editUser}
      header={
        <RecordHeader
          title={[user.firstName, user.lastName].filter(Boolean).join(' ') || user.username}
          actions={<Links id={user.id} />}
        >
          <span>
            {texts.username}: {user.username}
          </span>
        </RecordHeader>
      }
    >
      <RecordSection title={texts.account}>
        <UserForm
          initial={valuesOf(user)}
          fields={fields}
          passwordHint={texts.passwordAdvice}
          isOwn={user.isSelf}
          command={command}
          onSave={(values) => void save(values)}
        >
          <Button variant="outline" alignSelf="flex-start" onClick={() => setChangesPassword(!changesPassword)}>
            {changesPassword ? texts.keepPassword : texts.changePassword}
          </Button>
        </UserForm>
      </RecordSection>
    </AccountRecord>
  );
};

const Links = ({ id }: { id: string }) => (
  <>
    <Button asChild size="sm" variant="outline">
      <Link to={userRolesPath(id)}>
        <KeyRound />
        {texts.roles}
      </Link>
    </Button>
    <Button asChild size="sm" variant="outline">
      <Link to={userGroupsPath(id)}>
        <Users />
        {texts.groups}
      </Link>
    </Button>
  </>
);

const deactivateQuestion = (name: string) =>
  ({ title: texts.deactivateTitle, body: texts.deactivateBody(name), kind: 'do', isDestructive: true }) as const;

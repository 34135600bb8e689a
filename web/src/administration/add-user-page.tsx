import { useNavigate } from 'react-router-dom';
import { usePermittedScreens } from '../session/permitted-screens.ts';
import { RecordHeader } from '../ui/record/record-header.tsx';
import { RecordSection } from '../ui/record/record-page.tsx';
import { AccountRecord } from './account-record.tsx';
import { CreateUserDocument } from './administration.generated.ts';
import { usersPath } from './administration.screens.ts';
import { texts } from './administration.texts.ts';
import { titles } from './titles.texts.ts';
import { useAccountCommand } from './use-account-command.ts';
import { UserForm, type UserField, type UserValues } from './user-form.tsx';

const fields: readonly UserField[] = ['username', 'email', 'firstName', 'lastName', 'password', 'confirmPassword'];

const empty: UserValues = {
  username: '',
  email: '',
  firstName: '',
  lastName: '',
  password: '',
  confirmPassword: '',
  isActive: true,
};

/**
 * AM-2: the page that adds a user, /administration/addUser. After saving, the list is opened or, for users without
 * access to the list, an empty form.
 */
export const Component = () => {
  const navigate = useNavigate();
  const hasList = usePermittedScreens().some(({ path }) => path === usersPath);
  const command = useAccountCommand(CreateUserDocument);
  const save = async ({ confirmPassword: _confirmPassword, ...input }: UserValues): Promise<void> => {
    const outcome = await command.run(input);
    if (outcome.kind === 'done') await navigate(hasList ? usersPath : '.', { replace: true, state: Date.now() });
  };
  return (
    <AccountRecord header={<RecordHeader title={titles.addUser} />} label={titles.addUser}>
      <RecordSection title={texts.account}>
        <UserForm initial={empty} fields={fields} command={command} onSave={(values) => void save(values)} />
      </RecordSection>
    </AccountRecord>
  );
};

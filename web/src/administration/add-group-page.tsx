import { useNavigate } from 'react-router-dom';
import { usePermittedScreens } from '../session/permitted-screens.ts';
import { RecordHeader } from '../ui/record/record-header.tsx';
import { RecordSection } from '../ui/record/record-page.tsx';
import { AccountRecord } from './account-record.tsx';
import { CreateGroupDocument } from './administration.generated.ts';
import { groupsPath } from './administration.screens.ts';
import { texts } from './administration.texts.ts';
import { GroupForm } from './group-form.tsx';
import { titles } from './titles.texts.ts';
import { useAccountCommand } from './use-account-command.ts';

/** AM-5: the page that adds a group, /administration/addGroup. */
export const Component = () => {
  const navigate = useNavigate();
  const hasList = usePermittedScreens().some(({ path }) => path === groupsPath);
  const command = useAccountCommand(CreateGroupDocument);
  const save = async (name: string): Promise<void> => {
    const outcome = await command.run({ name });
    if (outcome.kind === 'done' && hasList) await navigate(groupsPath, { replace: true });
  };
  return (
    <AccountRecord header={<RecordHeader title={titles.addGroup} />} label={titles.addGroup}>
      <RecordSection title={texts.groupAccount}>
        <GroupForm initial="" command={command} onSave={(name) => void save(name)} />
      </RecordSection>
    </AccountRecord>
  );
};

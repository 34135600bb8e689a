import { useParams } from 'react-router-dom';
import { confirm } from '../platform/confirm.ts';
import { useSession } from '../session/use-session.ts';
import { RecordHeader } from '../ui/record/record-header.tsx';
import { RecordSection } from '../ui/record/record-page.tsx';
import { RecordView } from '../ui/record/record-view.tsx';
import { AccountRecord } from './account-record.tsx';
import {
  AddGroupRolesDocument,
  type GroupRolesQuery,
  RemoveGroupRolesDocument,
  RenameGroupDocument,
  useGroupRolesQuery,
} from './administration.generated.ts';
import { screens, groupsPath } from './administration.screens.ts';
import { groupStates, texts } from './administration.texts.ts';
import { GroupForm } from './group-form.tsx';
import { confirmOwnLoss } from './rights/confirm-own-loss.ts';
import { namesOf, RolePanels } from './role-panels.tsx';
import { titles } from './titles.texts.ts';
import { useAccountCommand } from './use-account-command.ts';

/** AM-5: the page that edits a group, /administration/editGroup/:id. */
export const Component = () => {
  const { id = '' } = useParams();
  const { data, error, refetch } = useGroupRolesQuery({ variables: { id }, fetchPolicy: 'network-only' });
  return (
    <RecordView
      key={id}
      id={id}
      value={data?.group}
      error={error}
      onReload={refetch}
      texts={groupStates}
      listPath={groupsPath}
      hasAside={false}
    >
      {(group) => <EditGroup group={group} error={error} onChanged={refetch} />}
    </RecordView>
  );
};

type Group = NonNullable<GroupRolesQuery['group']>;

interface EditGroupProps {
  group: Group;
  error: unknown;
  onChanged: () => Promise<unknown>;
}

const EditGroup = ({ group, error, onChanged }: EditGroupProps) => {
  const rename = useAccountCommand(RenameGroupDocument, { refresh: onChanged });
  const add = useAccountCommand(AddGroupRolesDocument, { isSilent: true });
  const remove = useAccountCommand(RemoveGroupRolesDocument, { isSilent: true });
  // Whether the signed-in person is a member of the group.
  const isOwn = useSession().allowedGroups.includes(group.name);
  const save = async (name: string): Promise<void> => {
    // Screens require a group by its name: if the name changes, the members lose access.
    const isRequired = screens.some(({ groups }) => groups?.includes(group.name));
    if (isRequired && !(await confirm(renameQuestion))) return;
    if (isRequired && isOwn && !(await confirmOwnLoss([group.name]))) return;
    await rename.run({ id: group.id, name });
  };
  const move = async (moduleId: string, roleIds: readonly string[], isAdded: boolean): Promise<void> => {
    if (!isAdded && isOwn && !(await confirmOwnLoss(namesOf(group.modules, roleIds)))) return;
    await (isAdded ? add : remove).run({ groupId: group.id, moduleId, roleIds: [...roleIds] });
    await onChanged().catch(() => undefined);
  };
  return (
    <AccountRecord
      header={<RecordHeader title={group.name} />}
      label={titles.editGroup}
      entity="GROUP"
      id={group.id}
      error={error}
      onReload={onChanged}
    >
      <RecordSection title={texts.groupAccount}>
        <GroupForm key={group.name} initial={group.name} command={rename} onSave={(name) => void save(name)} />
      </RecordSection>
      <RecordSection title={texts.roles}>
        <RolePanels modules={group.modules} onMove={move} />
      </RecordSection>
    </AccountRecord>
  );
};

const renameQuestion = {
  title: texts.renameMainTitle,
  body: texts.renameMainBody,
  kind: 'continue',
  isDestructive: true,
} as const;

import type { ApolloClient } from '@apollo/client';
import { CircleCheck, Power, Users } from 'lucide-react';
import { done } from '../platform/command/command.ts';
import { mutation } from '../platform/command/operations.ts';
import type { MutationDocument } from '../platform/command/send-mutation.ts';
import { runForRow } from '../platform/command/use-command.ts';
import { type BulkAction, type RowOutcome, toRowOutcome } from '../ui/list/bulk/bulk-action.ts';
import { BulkBar } from '../ui/list/bulk/bulk-bar.tsx';
import { createBulk } from '../ui/list/bulk/create-bulk.tsx';
import { AddUserToGroupDocument, UpdateUserDocument, type UserRowFragment } from './administration.generated.ts';
import { texts } from './administration.texts.ts';
import { GroupChoice } from './group-choice.tsx';

type Row = UserRowFragment;

/** Sends the change of one account. Repeating a change is harmless, because each change only sets a state. */
const write = async <Input, Data extends object>(
  client: ApolloClient,
  document: MutationDocument<Input, Data>,
  input: Input,
): Promise<RowOutcome<Row>> => {
  const outcome = await runForRow(
    client,
    mutation<Input, Data>(document),
    { read: (result: { __typename?: string }) => (result.__typename?.endsWith('Success') ? done(null) : null) },
    input,
  );
  return toRowOutcome(outcome, () => ({ text: '' }));
};

const setActive = (client: ApolloClient, { id, isSelf }: Row, isActive: boolean): Promise<RowOutcome<Row>> =>
  isSelf && !isActive
    ? Promise.resolve({ kind: 'refused', text: texts.ownAccount })
    : write(client, UpdateUserDocument, { id, changes: { isActive } });

const actions: readonly BulkAction<Row>[] = [
  {
    key: 'activate',
    label: texts.bulkActivate,
    icon: CircleCheck,
    title: (count) => texts.bulkTitle(texts.bulkActivate, count),
    start: (client) => (row) => setActive(client, row, true),
  },
  {
    key: 'deactivate',
    label: texts.bulkDeactivate,
    icon: Power,
    title: (count) => texts.bulkTitle(texts.bulkDeactivate, count),
    start: (client) => (row) => setActive(client, row, false),
  },
  {
    key: 'add-to-group',
    label: texts.bulkAddToGroup,
    icon: Users,
    title: (count) => texts.bulkTitle(texts.bulkAddToGroup, count),
    Choice: GroupChoice,
    isComplete: (groupId) => groupId !== '',
    start: (client) => (row, groupId) => write(client, AddUserToGroupDocument, { userId: row.id, groupId }),
  },
];

/** Changes of several checked users, with an outcome for each. */
export const userBulk = createBulk<Row>({
  idOf: ({ id }) => id,
  labelOf: ({ username }) => texts.userLabel(username),
  Bar: (props) => <BulkBar {...props} titleOf={titleOf} actions={actions} />,
});

const titleOf = ({ firstName, lastName }: Row): string => [firstName, lastName].filter(Boolean).join(' ');

import { useState } from 'react';
import { conflict, done } from '../../platform/command/command.ts';
import { withoutFullStop } from '../../platform/command/delivery-outcome.ts';
import { mutation } from '../../platform/command/operations.ts';
import { useCommand } from '../../platform/command/use-command.ts';
import { confirm } from '../../platform/confirm.ts';
import { useSession } from '../../session/use-session.ts';
import type { CreateClientInput, UpdateClientInput } from '../../types.ts';
import { ConflictValues } from '../../ui/conflict-values.tsx';
import {
  CreateClientDocument,
  type CreateClientMutation,
  UpdateClientDocument,
  type ClientDetailsFragment,
  type UpdateClientMutation,
} from './client.generated.ts';
import { problemOfIdentifier, type ClientField, type ClientValues } from './client-values.ts';
import { texts } from './client.texts.ts';

/** CL-2: asks before saving. The question warns of a wrong number and of the deletion of the stored number. */
const askToSave = (title: string, values: ClientValues, deletes = false): Promise<boolean> => {
  const problem = problemOfIdentifier(values);
  return confirm({
    title,
    body: [
      texts.questionBody(values.number.trim(), values.name.trim()),
      ...(problem ? [texts.wrongQuestion(texts.identifierProblems[problem])] : []),
      ...(deletes ? [texts.deleteQuestion] : []),
    ].map((line) => <p key={line}>{line}</p>),
    kind: 'continue',
  });
};

/** CL-2: adds a client. With IDEMPOTENCY, a repetition after an unknown outcome does not add the client twice. */
export const useCreateClient = (values: ClientValues) => {
  const isRepeatable = useSession().environment.features.includes('IDEMPOTENCY');
  const [key, setKey] = useState(() => crypto.randomUUID() as string);
  const command = useCommand(mutation<CreateClientInput, CreateClientMutation>(CreateClientDocument), {
    isRepeatable,
    keepKey: (keptKey) => keptKey.key !== undefined && setKey(keptKey.key),
    read: (result) => (result.__typename === 'CreateClientSuccess' ? done(result.clientId) : null),
    texts: {
      done: () => texts.created,
      refused: (reason) => texts.notCreated(withoutFullStop(reason)),
      unknownOutcome: texts.unknownOutcome,
    },
    maySend: () => askToSave(texts.addQuestion, values),
  });
  return { command, key };
};

export type ClientConflict = Extract<UpdateClientMutation['updateClient'], { __typename: 'ClientConflict' }>;

/** CL-2: saves the changed values. */
export const useUpdateClient = (
  client: ClientDetailsFragment,
  { values, deletes, refresh }: { values: ClientValues; deletes: boolean; refresh: () => Promise<unknown> },
) =>
  useCommand(mutation<UpdateClientInput, UpdateClientMutation>(UpdateClientDocument), {
    read: (result) => {
      if (result.__typename === 'UpdateClientSuccess') return done(null);
      return result.__typename === 'ClientConflict' ? conflict(result) : null;
    },
    texts: {
      done: () => texts.updated(values.number.trim()),
      refused: (reason) => texts.notUpdated(client.number, withoutFullStop(reason)),
      unknownOutcome: texts.unknownOutcome,
    },
    resolve: ({ current, fields, changedBy, changedAt }, input) => ({
      title: texts.conflictTitle,
      body: (
        <ConflictValues
          fields={(fields as ClientField[]).map((field) => ({
            name: texts[field],
            seen: shownOf(client, field) || texts.none,
            stored: shownOf(current, field) || texts.none,
            chosen: chosenOf(input, field) || texts.none,
          }))}
          changedBy={changedBy}
          changedAt={changedAt}
          question={texts.conflictQuestion}
        />
      ),
      overwrite: { ...input, expected: expectedOf(current, Object.keys(input.changes) as ClientField[]) },
      kept: texts.kept,
    }),
    maySend: () => askToSave(texts.saveQuestion, values, deletes),
    refresh,
  });

/** The stored values of `fields` as the user saw them; an EGN or EIK is masked. */
export const expectedOf = (client: ClientDetailsFragment, fields: readonly ClientField[]) =>
  Object.fromEntries(
    fields.map((field) => {
      if (field === 'identifier') return [field, client.identifierMasked];
      return [field, field === 'typeId' ? (client.type?.id ?? null) : client[field]];
    }),
  );

const shownOf = (client: ClientDetailsFragment, field: ClientField): string | null => {
  if (field === 'identifier') return client.identifierMasked;
  return field === 'typeId' ? (client.type?.name ?? null) : client[field];
};

const chosenOf = ({ changes }: UpdateClientInput, field: ClientField): string | null => changes[field] ?? null;

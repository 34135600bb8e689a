import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { conflict, done } from '../../platform/command/command.ts';
import { withoutFullStop } from '../../platform/command/delivery-outcome.ts';
import { mutation } from '../../platform/command/operations.ts';
import { useCommand } from '../../platform/command/use-command.ts';
import { useSession } from '../../session/use-session.ts';
import type { CreateClientInput, UpdateClientInput } from '../../types.ts';
import { ConflictValues } from '../../ui/conflict-values.tsx';
import { askToSave } from './ask-to-save.tsx';
import {
  CreateClientDocument,
  type CreateClientMutation,
  UpdateClientDocument,
  type ClientDetailsFragment,
  type UpdateClientMutation,
} from './client.generated.ts';
import type { ClientField, ClientValues } from './client-values.ts';
import { texts } from './client.texts.ts';

/** CL-2: adds a client. With IDEMPOTENCY, a repetition after an unknown outcome does not add the client twice. */
export const useCreateClient = (values: ClientValues) => {
  const apollo = useApolloClient();
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
    maySend: () => askToSave(apollo, { title: texts.addQuestion, values, id: null, deletes: false }),
  });
  return { command, key };
};

export type ClientConflict = Extract<UpdateClientMutation['updateClient'], { __typename: 'ClientConflict' }>;

/** CL-2: saves the changed values. */
export const useUpdateClient = (
  client: ClientDetailsFragment,
  { values, deletes, refresh }: { values: ClientValues; deletes: boolean; refresh: () => Promise<unknown> },
) => {
  const apollo = useApolloClient();
  return useCommand(mutation<UpdateClientInput, UpdateClientMutation>(UpdateClientDocument), {
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
    maySend: () => askToSave(apollo, { title: texts.saveQuestion, values, id: client.id, deletes }),
    refresh,
  });
};

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

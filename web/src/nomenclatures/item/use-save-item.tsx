import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { conflict, done, type KeptKey } from '../../platform/command/command.ts';
import { withoutFullStop } from '../../platform/command/delivery-outcome.ts';
import { mutation } from '../../platform/command/operations.ts';
import { useCommand } from '../../platform/command/use-command.ts';
import { silentContext } from '../../platform/request/busy.ts';
import { useSession } from '../../session/use-session.ts';
import { ConflictValues } from '../../ui/conflict-values.tsx';
import {
  CreateNomenclatureItemDocument,
  type CreateNomenclatureItemMutation,
  NomenclatureItemDocument,
  SimilarNomenclatureItemsDocument,
  UpdateNomenclatureItemDocument,
  type UpdateNomenclatureItemMutation,
} from './item.generated.ts';
import { texts } from './item.texts.ts';
import { describeValue, itemFields, type ItemField, type ItemValues, nameOf } from './item-values.ts';

interface CreateOptions {
  /** The name of the item in messages. */
  name: string;
  keepKey: (key: KeptKey) => void;
}

interface CreateInput extends ItemValues {
  idempotencyKey: string;
  nomenclatureId: string;
}

/** NO-3: adds an item. If the outcome stays unknown, also after repetitions, the item is looked up by its code. */
export const useCreateItem = ({ name, keepKey }: CreateOptions) => {
  const client = useApolloClient();
  const isRepeatable = useSession().environment.features.includes('IDEMPOTENCY');
  return useCommand(mutation<CreateInput, CreateNomenclatureItemMutation>(CreateNomenclatureItemDocument), {
    read: (result) => (result.__typename === 'CreateNomenclatureItemSuccess' ? done(result.itemId) : null),
    texts: {
      done: (_id, input) => texts.added(nameOf(input)),
      refused: (reason) => texts.notAdded(name, withoutFullStop(reason)),
      unknownOutcome: texts.unrecognised,
      keyReused: texts.keyReused,
    },
    isRepeatable,
    keepKey,
    check: (input) => findCreated(client, input),
  });
};

interface UpdateOptions extends Pick<CreateOptions, 'name'> {
  /** Called before the changes are sent. If it returns false, nothing is sent. */
  maySend: () => Promise<boolean>;
  refresh: () => Promise<unknown>;
}

interface UpdateInput {
  id: string;
  changes: Partial<ItemValues>;
  expected: Partial<ItemValues>;
}

/** NO-3: saves the changed values. After an unknown outcome, reads whether the values were stored. */
export const useUpdateItem = ({ name, maySend, refresh }: UpdateOptions) => {
  const client = useApolloClient();
  return useCommand(mutation<UpdateInput, UpdateNomenclatureItemMutation>(UpdateNomenclatureItemDocument), {
    read: (result) => {
      if (result.__typename === 'UpdateNomenclatureItemSuccess') return done(result.itemId);
      return result.__typename === 'NomenclatureItemConflict' ? conflict(result) : null;
    },
    texts: {
      done: () => texts.updated(name),
      refused: (reason) => texts.notUpdated(name, withoutFullStop(reason)),
      unknownOutcome: texts.unrecognised,
    },
    resolve: ({ current, changedBy, changedAt }, input) => ({
      title: texts.conflictTitle,
      body: (
        <ConflictValues
          fields={conflictFields(input, current)}
          changedBy={changedBy}
          changedAt={changedAt}
          question={texts.conflictQuestion}
        />
      ),
      overwrite: { ...input, expected: pick(current, keysOf(input.changes)) },
      kept: texts.kept,
    }),
    check: (input) => findUpdated(client, input),
    maySend,
    refresh,
  });
};

const keysOf = (values: Partial<ItemValues>): ItemField[] => itemFields.filter((field) => field in values);

const pick = (values: ItemValues, fields: readonly ItemField[]): Partial<ItemValues> =>
  Object.fromEntries(fields.map((field) => [field, values[field]]));

const conflictFields = ({ changes, expected }: UpdateInput, current: ItemValues) =>
  keysOf(expected)
    .filter((field) => expected[field] !== current[field])
    .map((field) => ({
      name: texts[field],
      seen: describeValue(expected[field]),
      stored: describeValue(current[field]),
      chosen: describeValue(changes[field]),
    }));

const networkOnly = { fetchPolicy: 'network-only', context: silentContext } as const;

const hasValues = (stored: ItemValues, values: Partial<ItemValues>): boolean =>
  keysOf(values).every((field) => stored[field] === values[field]);

const findCreated = async (client: ApolloClient, { nomenclatureId, code, nameBg, nameEn, isActive }: CreateInput) => {
  const query = { query: SimilarNomenclatureItemsDocument, variables: { filter: { nomenclatureId, code } } };
  const { data } = await client.query({ ...query, ...networkOnly }).catch(() => ({ data: undefined }));
  if (!data) return 'unknown';
  const found = data.nomenclatureItems.items.find((item) => hasValues(item, { code, nameBg, nameEn, isActive }));
  return found ? done(found.id) : 'not-stored';
};

const findUpdated = async (client: ApolloClient, { id, changes, expected }: UpdateInput) => {
  const query = { query: NomenclatureItemDocument, variables: { id } };
  const { data } = await client.query({ ...query, ...networkOnly }).catch(() => ({ data: undefined }));
  if (!data?.nomenclatureItem) return 'unknown';
  if (hasValues(data.nomenclatureItem, changes)) return done(id);
  return hasValues(data.nomenclatureItem, expected) ? 'not-stored' : 'unknown';
};

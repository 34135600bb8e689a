import { useState } from 'react';
import { conflict, done } from '../../platform/command/command.ts';
import { withoutFullStop } from '../../platform/command/delivery-outcome.ts';
import { mutation } from '../../platform/command/operations.ts';
import { useCommand } from '../../platform/command/use-command.ts';
import { useSession } from '../../session/use-session.ts';
import type { CreateAddressInput, UpdateAddressInput } from '../../types.ts';
import { ConflictValues } from '../../ui/conflict-values.tsx';
import {
  CreateAddressDocument,
  type AddressDetailsFragment,
  type CreateAddressMutation,
  UpdateAddressDocument,
  type UpdateAddressMutation,
} from './address.generated.ts';
import { describeValue, toChanges, valuesOf, type AddressField, type AddressValues } from './address-values.ts';
import { texts } from './address.texts.ts';

export type ExistingAddress = Extract<
  CreateAddressMutation['createAddress'],
  { __typename: 'AddressExists' }
>['existing'];

/**
 * AD-1: adds an address. With IDEMPOTENCY, a repetition after an unknown outcome does not add the address twice. If
 * the address already exists, the outcome is a conflict, which the form shows.
 */
export const useCreateAddress = () => {
  const isRepeatable = useSession().environment.features.includes('IDEMPOTENCY');
  const [key, setKey] = useState(() => crypto.randomUUID() as string);
  const command = useCommand(mutation<CreateAddressInput, CreateAddressMutation>(CreateAddressDocument), {
    isRepeatable,
    keepKey: (keptKey) => keptKey.key !== undefined && setKey(keptKey.key),
    read: (result) => {
      if (result.__typename === 'CreateAddressSuccess') return done(result.addressId);
      return result.__typename === 'AddressExists' ? conflict<ExistingAddress>(result.existing) : null;
    },
    texts: {
      done: () => texts.created,
      refused: (reason) => texts.notCreated(withoutFullStop(reason)),
      unknownOutcome: texts.unknownOutcome,
    },
  });
  return { command, key };
};

export type AddressConflict = Extract<UpdateAddressMutation['updateAddress'], { __typename: 'AddressConflict' }>;

/** AD-1: saves the changed values. */
export const useUpdateAddress = (
  address: AddressDetailsFragment,
  { values, labels, refresh }: { values: AddressValues; labels: Labels; refresh: () => Promise<unknown> },
) =>
  useCommand(mutation<UpdateAddressInput, UpdateAddressMutation>(UpdateAddressDocument), {
    read: (result) => {
      if (result.__typename === 'UpdateAddressSuccess') return done(null);
      return result.__typename === 'AddressConflict' ? conflict(result) : null;
    },
    texts: {
      done: () => texts.updated,
      refused: (reason) => texts.notUpdated(withoutFullStop(reason)),
      unknownOutcome: texts.unknownOutcome,
    },
    resolve: ({ current, fields, changedBy, changedAt }, input) => ({
      title: texts.conflictTitle,
      body: (
        <ConflictValues
          fields={(fields as AddressField[]).map((field) => ({
            name: texts.fields[field],
            seen: describeValue(address, field),
            stored: describeValue(current, field),
            chosen: labels[field] || values[field] || texts.none,
          }))}
          changedBy={changedBy}
          changedAt={changedAt}
          question={texts.conflictQuestion}
        />
      ),
      overwrite: {
        ...input,
        expected: toChanges(valuesOf(current), Object.keys(input.changes) as AddressField[]),
      },
      kept: texts.kept,
    }),
    refresh,
  });

/** Names of chosen records, by the field that holds their ids. */
export type Labels = Partial<Record<AddressField, string | undefined>>;

import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyPart } from '../../platform/loading/lazy-part.tsx';
import { useUnsavedWarning } from '../../platform/unsaved.ts';
import { useSession } from '../../session/use-session.ts';
import { CommandNoteLine } from '../../ui/command-note.tsx';
import { FormWithMap } from '../../ui/form-with-map.tsx';
import { addressPath } from '../clients.screens.ts';
import { readReturnTo, withRecordId } from '../fields/return-to.ts';
import { useEdits } from '../../ui/fields/use-edits.ts';
import { AddressFields } from './address-fields.tsx';
import { AddressMap } from './address-map.tsx';
import { findProblems, newAddress, toChanges, valuesOf, type AddressField } from './address-values.ts';
import type { AddressDetailsFragment } from './address.generated.ts';
import { texts } from './address.texts.ts';
import { useAddressLocation } from './use-address-location.ts';
import { useLookupName, type StoredNames } from './use-lookups.ts';
import {
  useCreateAddress,
  useUpdateAddress,
  type AddressConflict,
  type ExistingAddress,
  type Labels,
} from './use-save-address.tsx';

const ExistingAddressDialog = lazyPart(() => import('./existing-address-dialog.tsx'), 'ExistingAddressDialog');

interface AddressFormProps {
  /** Null for a new address. */
  address: AddressDetailsFragment | null;
  /** The client that the form has when it opens; the user can choose another one. Absent for a stored address. */
  client?: { id: string; name: string };
  onReload: () => Promise<unknown>;
}

/**
 * AD-1: the form of an address, with the map beside it. If another form has opened this page, saving returns to that
 * form with the id of the address.
 */
export const AddressForm = ({ address, client, onReload }: AddressFormProps) => {
  const navigate = useNavigate();
  const returnTo = readReturnTo(useLocation().search);
  // The address as the user saw it last: if someone else changes it meanwhile, saving must report a conflict.
  const [seen, setSeen] = useState(address);
  const stored = seen ? valuesOf(seen) : newAddress;
  const edits = useEdits<AddressField>(stored, client && { clientId: client.id });
  const { values, changed, isChanged, change, discard, reset } = edits;
  const { location: storedLocation } = stored;
  const location = useAddressLocation(
    { location: storedLocation, fullAddress: address?.fullAddress ?? null },
    (picked) => change({ location: picked }),
  );
  const leave = async (id: string): Promise<void> => {
    // `flushSync`: otherwise leaving the page would warn about unsaved changes.
    flushSync(reset);
    await navigate(returnTo === null ? addressPath(id) : withRecordId(returnTo, 'address', id), { replace: true });
  };
  const names = seen ? namesOf(seen) : { ...(client && { ClientChoice: client }) };
  const labels: Labels = {
    townId: useLookupName('Town', values.townId, names),
    streetId: useLookupName('Street', values.streetId, names),
    clientId: useLookupName('ClientChoice', values.clientId, names),
  };
  const keepStored = ({ current, fields }: AddressConflict): void => {
    setSeen(current);
    // A street belongs to its town.
    discard(fields.some((field) => inTown.includes(field)) ? [...fields, ...inTown] : fields);
    const isPlaceKept = changed.includes('location') && !fields.includes('location');
    if (isPlaceKept || valuesOf(current).location === values.location) return;
    if (current.location) location.put(current.location, { address: current.fullAddress ?? '' });
    else location.clear();
  };
  const { command, save, dialog } = useSaving(seen, { edits, labels, leave, keepStored, onReload });
  useUnsavedWarning(changed.some((field) => field !== 'clientId' || values.clientId !== client?.id));
  const hasMap = useSession().environment.features.includes('MAP');
  // Prevents saving: invalid coordinates clear the place, so saving would delete the stored one.
  const [placeProblem, setPlaceProblem] = useState<string | null>(null);
  const typedProblems = findProblems(values, changed);
  const isComplete = values.townId !== '' && Object.keys(typedProblems).length === 0 && placeProblem === null;
  const cancel = (): void => {
    flushSync(reset);
    void navigate(returnTo ?? (address ? addressPath(address.id) : '/gis_addresses/list'), { replace: true });
  };
  return (
    <>
      <FormWithMap
        label={texts.facts}
        isPending={command.isPending}
        onSubmit={() => {
          if (isChanged && isComplete && !command.isPending) void save();
        }}
        fields={
          <AddressFields
            values={values}
            labels={labels}
            fieldErrors={command.fieldErrors}
            typedProblems={typedProblems}
            isPending={command.isPending}
            location={location}
            onPlaceProblem={setPlaceProblem}
            onChange={(part) => {
              command.clear();
              change(part);
            }}
          />
        }
        note={<CommandNoteLine id="address-note" note={command.note} />}
        footer={
          <>
            <Button type="submit" size="sm" disabled={command.isPending || !isChanged || !isComplete}>
              {address ? texts.save : texts.add}
            </Button>
            <Button type="button" size="sm" variant="ghost" disabled={command.isPending} onClick={cancel}>
              {texts.cancel}
            </Button>
            <output>{command.isPending ? texts.saving : values.townId === '' ? texts.townMissing : ''}</output>
          </>
        }
        map={hasMap && <AddressMap location={location} labels={labels} />}
      />
      {dialog}
    </>
  );
};

const inTown: readonly string[] = ['townId', 'streetId'];

const namesOf = ({
  townId,
  townName,
  streetId,
  streetName,
  clientId,
  clientName,
}: AddressDetailsFragment): StoredNames => ({
  ...(townId && { Town: { id: townId, name: townName ?? '' } }),
  ...(streetId && { Street: { id: streetId, name: streetName ?? '' } }),
  ...(clientId && { ClientChoice: { id: clientId, name: clientName ?? '' } }),
});

interface SavingOptions {
  edits: ReturnType<typeof useEdits<AddressField>>;
  labels: Labels;
  leave: (id: string) => Promise<void>;
  /** Called if the user keeps the values that another user has stored. */
  keepStored: (conflict: AddressConflict) => void;
  onReload: () => Promise<unknown>;
}

const useSaving = (
  address: AddressDetailsFragment | null,
  { edits: { values, changed }, labels, leave, keepStored, onReload }: SavingOptions,
) => {
  const creation = useCreateAddress();
  const update = useUpdateAddress(address ?? noAddress, { values, labels, refresh: onReload });
  const [existing, setExisting] = useState<ExistingAddress | null>(null);
  const create = async (acceptsDuplicate: boolean): Promise<void> => {
    const { command, key } = creation;
    const outcome = await command.run({ idempotencyKey: key, values: toChanges(values, changed), acceptsDuplicate });
    if (outcome.kind === 'done') await leave(outcome.value);
    else if (outcome.kind === 'conflict') setExisting(outcome.stored);
  };
  const save = async (): Promise<void> => {
    if (!address) return create(false);
    const outcome = await update.run({
      id: address.id,
      changes: toChanges(values, changed),
      expected: toChanges(valuesOf(address), changed),
    });
    if (outcome.kind === 'done') await leave(address.id);
    else if (outcome.kind === 'kept') keepStored(outcome.stored);
  };
  const close = (): void => setExisting(null);
  const dialog = existing && (
    <ExistingAddressDialog
      existing={existing}
      onUse={() => void leave(existing.id)}
      onAdd={() => {
        close();
        void create(true);
      }}
      onClose={close}
    />
  );
  return { command: address ? update : creation.command, save, dialog };
};

/** Passed to `useUpdateAddress` for a new address, which is created and never updated. */
const noAddress = {} as AddressDetailsFragment;

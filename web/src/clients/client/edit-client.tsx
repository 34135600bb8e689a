import { useState } from 'react';
import { useUnsavedWarning } from '../../platform/unsaved.ts';
import { useEdits } from '../../ui/fields/use-edits.ts';
import { ClientForm } from './client-form.tsx';
import { changesOf, problemOfIdentifier, valuesOf, type ClientField } from './client-values.ts';
import type { ClientDetailsFragment } from './client.generated.ts';
import { texts } from './client.texts.ts';
import { expectedOf, useUpdateClient, type ClientConflict } from './use-save-client.tsx';

interface EditClientProps {
  client: ClientDetailsFragment;
  onClose: () => void;
  onSaved: () => Promise<unknown>;
}

/** CL-2: the form of an existing client. Only changes are sent. */
export const EditClient = ({ client: latest, onClose, onSaved }: EditClientProps) => {
  // The client as the user saw it last: if someone else changes it meanwhile, saving must report a conflict.
  const [client, setClient] = useState(latest);
  const edits = useEdits(valuesOf(client));
  const { values, change } = edits;
  const [isDeletionChosen, setDeletionChosen] = useState(false);
  const deletes = isDeletionChosen && values.identifier === '';
  const changed: readonly ClientField[] = deletes ? [...edits.changed, 'identifier'] : edits.changed;
  const isChanged = changed.length > 0;
  const command = useUpdateClient(client, { values, deletes, refresh: onSaved });
  useUnsavedWarning(isChanged);
  const keepStored = ({ current, fields }: ClientConflict): void => {
    setClient(current);
    edits.discard(fields);
    if (fields.includes('identifier')) setDeletionChosen(false);
  };
  const save = async (): Promise<void> => {
    const outcome = await command.run({
      id: client.id,
      changes: changesOf(values, changed),
      expected: expectedOf(client, changed),
      acceptsWrongIdentifier: problemOfIdentifier(values) !== null,
    });
    if (outcome.kind === 'kept') return keepStored(outcome.stored);
    if (outcome.kind !== 'done') return;
    await onSaved().catch(() => {});
    onClose();
  };
  return (
    <ClientForm
      values={values}
      masked={client.identifierMasked}
      deletion={{ isChosen: isDeletionChosen, choose: setDeletionChosen }}
      label={texts.save}
      canSave={isChanged}
      command={command}
      onChange={change}
      onSave={() => void save()}
      onClose={onClose}
    />
  );
};

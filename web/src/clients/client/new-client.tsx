import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { useUnsavedWarning } from '../../platform/unsaved.ts';
import { RecordHeader } from '../../ui/record/record-header.tsx';
import { RecordPage, RecordSection, RecordSections } from '../../ui/record/record-page.tsx';
import { clientPath } from '../clients.screens.ts';
import { readReturnTo, withRecordId } from '../fields/return-to.ts';
import { useEdits } from '../../ui/fields/use-edits.ts';
import { ClientForm } from './client-form.tsx';
import { changesOf, problemOfIdentifier, newClient } from './client-values.ts';
import { texts } from './client.texts.ts';
import { useCreateClient } from './use-save-client.tsx';

/**
 * CL-2: the form of a new client. If another form has opened this one, saving returns to that form with the id of the
 * client.
 */
export const NewClient = () => {
  const navigate = useNavigate();
  const returnTo = readReturnTo(useLocation().search);
  const { values, changed, isChanged, change, reset } = useEdits(newClient);
  const { command, key } = useCreateClient(values);
  useUnsavedWarning(isChanged);
  const save = async (): Promise<void> => {
    const outcome = await command.run({
      idempotencyKey: key,
      values: changesOf(values, changed),
      acceptsWrongIdentifier: problemOfIdentifier(values) !== null,
    });
    if (outcome.kind !== 'done') return;
    // `flushSync`: otherwise leaving the page would warn about unsaved changes.
    flushSync(reset);
    const path = returnTo === null ? clientPath(outcome.value) : withRecordId(returnTo, 'client', outcome.value);
    await navigate(path, { replace: true });
  };
  return (
    <RecordPage header={<RecordHeader title={texts.newClient} />}>
      <RecordSections label={texts.newClient}>
        <RecordSection title={texts.facts}>
          <ClientForm
            values={values}
            masked={null}
            label={texts.add}
            canSave
            command={command}
            onChange={change}
            onSave={() => void save()}
            onClose={
              returnTo === null
                ? undefined
                : () => {
                    flushSync(reset);
                    void navigate(returnTo, { replace: true });
                  }
            }
          />
        </RecordSection>
      </RecordSections>
    </RecordPage>
  );
};

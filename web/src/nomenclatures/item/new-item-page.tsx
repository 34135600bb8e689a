import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { useUnsavedWarning } from '../../platform/unsaved.ts';
import { RecordHeader } from '../../ui/record/record-header.tsx';
import { RecordPage, RecordSection, RecordSections } from '../../ui/record/record-page.tsx';
import { RecordView } from '../../ui/record/record-view.tsx';
import { useNomenclatureQuery } from '../nomenclatures.generated.ts';
import { itemPath, nomenclaturesPath } from '../nomenclatures.screens.ts';
import { nomenclatureStates } from '../nomenclatures.texts.ts';
import { ItemForm } from './item-form.tsx';
import { texts } from './item.texts.ts';
import { nameOf, newItem, trimValues } from './item-values.ts';
import { useItemEdits } from './use-item-edits.ts';
import { useSameName } from './use-same-name.ts';
import { useCreateItem } from './use-save-item.tsx';

/** NO-3: the form of a new item. */
export const NewItem = ({ nomenclatureId }: { nomenclatureId: string }) => {
  const { data, error, refetch } = useNomenclatureQuery({ variables: { id: nomenclatureId } });
  return (
    <RecordView
      id={nomenclatureId}
      value={data?.nomenclature}
      error={error}
      onReload={refetch}
      texts={nomenclatureStates}
      listPath={nomenclaturesPath}
      hasAside={false}
    >
      {({ name }) => (
        <RecordPage header={<RecordHeader title={name} />}>
          <RecordSections label={texts.form}>
            <RecordSection title={texts.form}>
              <NewItemForm nomenclatureId={nomenclatureId} />
            </RecordSection>
          </RecordSections>
        </RecordPage>
      )}
    </RecordView>
  );
};

const NewItemForm = ({ nomenclatureId }: { nomenclatureId: string }) => {
  const navigate = useNavigate();
  const { values, isChanged, change, reset } = useItemEdits(newItem);
  const [key, setKey] = useState(() => ({ idempotencyKey: crypto.randomUUID() as string, isUnsure: false }));
  const item = trimValues(values);
  const sameName = useSameName({ nomenclatureId, nameBg: values.nameBg });
  const command = useCreateItem({
    name: nameOf(item),
    keepKey: ({ key: next, isUnsure }) =>
      setKey((previous) => ({ idempotencyKey: next ?? previous.idempotencyKey, isUnsure })),
  });
  useUnsavedWarning(isChanged);
  const save = async (): Promise<void> => {
    const { idempotencyKey, isUnsure } = key;
    const outcome = await command.run({ idempotencyKey, nomenclatureId, ...item }, { isUnsure });
    if (outcome.kind !== 'done') return;
    // `flushSync`: otherwise leaving the page would warn about unsaved changes.
    flushSync(reset);
    await navigate(itemPath(outcome.value), { replace: true });
  };
  return (
    <ItemForm
      values={values}
      stored={null}
      sameName={sameName}
      isChanged={isChanged}
      command={command}
      onChange={change}
      onSave={() => void save()}
    />
  );
};

import { useApolloClient } from '@apollo/client/react';
import { HistorySection } from '../../history/history-section.tsx';
import { confirm } from '../../platform/confirm.ts';
import { useLive } from '../../platform/live/use-live.ts';
import { silentContext } from '../../platform/request/busy.ts';
import { useUnsavedWarning } from '../../platform/unsaved.ts';
import { useSession } from '../../session/use-session.ts';
import { NeighbourLinks } from '../../ui/list/neighbours/neighbour-links.tsx';
import { useNeighbourKeys } from '../../ui/list/neighbours/use-neighbour-keys.ts';
import { useNeighbours } from '../../ui/list/neighbours/use-neighbours.ts';
import { RecordHeader } from '../../ui/record/record-header.tsx';
import { RecordPage, RecordSection, RecordSections } from '../../ui/record/record-page.tsx';
import { RecordView } from '../../ui/record/record-view.tsx';
import { useNomenclatureQuery } from '../nomenclatures.generated.ts';
import { nomenclatureChanged } from '../nomenclatures.live.ts';
import { itemsField, itemPath, itemsPath } from '../nomenclatures.screens.ts';
import { ItemForm } from './item-form.tsx';
import {
  NomenclatureItemDocument,
  type NomenclatureItemDetailsFragment,
  useNomenclatureItemQuery,
} from './item.generated.ts';
import { texts } from './item.texts.ts';
import { ItemUses } from './item-uses.tsx';
import { nameOf, trimValues } from './item-values.ts';
import { SwitchOffQuestion } from './switch-off-question.tsx';
import { useItemEdits } from './use-item-edits.ts';
import { useItemUses } from './use-item-uses.ts';
import { useSameName } from './use-same-name.ts';
import { useUpdateItem } from './use-save-item.tsx';

/** The page of an existing item. */
export const ItemPreview = ({ id }: { id: string }) => {
  const neighbours = useNeighbours(itemsField, id);
  useNeighbourKeys({ neighbours, title: texts.shortcuts, texts, pathOf: itemPath });
  const { data, error, refetch } = useNomenclatureItemQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <RecordView
      id={id}
      value={data?.nomenclatureItem}
      error={error}
      onReload={refetch}
      texts={texts}
      listPath={itemsPath(id.split('.')[0] ?? '')}
      hasAside={false}
    >
      {(item) => (
        <RecordPage
          header={
            <RecordHeader
              title={item.nameBg}
              actions={neighbours && <NeighbourLinks neighbours={neighbours} texts={texts} pathOf={itemPath} />}
            />
          }
        >
          <ItemSections item={item} />
        </RecordPage>
      )}
    </RecordView>
  );
};

const ItemSections = ({ item }: { item: NomenclatureItemDetailsFragment }) => {
  const { id } = item;
  const client = useApolloClient();
  const hasHistory = useSession().environment.features.includes('RECORD_HISTORY');
  const [nomenclatureId = ''] = id.split('.');
  const isFixed =
    useNomenclatureQuery({ variables: { id: nomenclatureId } }).data?.nomenclature?.hasFixedItems ?? false;
  const { isSupported, uses, refetch: readUses } = useItemUses(id);
  const { values, changes, expected, isChanged, outdated, change, discardSavedEdits, discardOutdated } =
    useItemEdits(item);
  const sameName = useSameName({ nomenclatureId, id, nameBg: values.nameBg });
  const refresh = async (): Promise<void> => {
    const read = { query: NomenclatureItemDocument, variables: { id }, fetchPolicy: 'network-only' } as const;
    await client.query({ ...read, context: silentContext });
  };
  const refreshSilently = (): void => void refresh().catch(() => {});
  const command = useUpdateItem({
    name: nameOf(trimValues(values)),
    maySend: async () => {
      if (changes.isActive !== false) return true;
      // The counts on the page may be out of date.
      const fresh = isSupported ? await readUses().catch(() => null) : null;
      const body = <SwitchOffQuestion uses={fresh?.data?.nomenclatureItem?.uses ?? undefined} />;
      return confirm({ title: texts.switchOffTitle, body, kind: 'do', isDestructive: true });
    },
    refresh,
  });
  useUnsavedWarning(isChanged);
  useLive(nomenclatureChanged, {
    onEvent: ({ itemId }) => (itemId === null || itemId === id) && refreshSilently(),
    onMissed: refreshSilently,
  });
  const save = async (): Promise<void> => {
    const { kind } = await command.run({ id, changes, expected });
    if (kind === 'kept') return discardOutdated();
    if (kind !== 'done') return;
    await refresh().catch(() => {});
    discardSavedEdits(changes);
  };
  return (
    <RecordSections label={texts.form}>
      <RecordSection title={texts.form}>
        <ItemForm
          values={values}
          stored={item}
          outdated={outdated}
          sameName={sameName}
          isFixed={isFixed}
          isChanged={isChanged}
          command={command}
          onChange={change}
          onSave={() => void save()}
        />
      </RecordSection>
      {isSupported && (
        <RecordSection title={texts.uses}>
          <ItemUses id={id} uses={uses} onRetry={readUses} />
        </RecordSection>
      )}
      {hasHistory && (
        <HistorySection
          entity="NOMENCLATURE_ITEM"
          recordId={id}
          changes={nomenclatureChanged}
          concerns={({ itemId }) => itemId === null || itemId === id}
        />
      )}
    </RecordSections>
  );
};

import { Button } from '@chakra-ui/react';
import { nomenclatureItemFilterFields } from '@struma/schema/inputs.ts';
import { CirclePlus } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ListViews } from '../list-views/list-views.tsx';
import { lazyPart } from '../platform/loading/lazy-part.tsx';
import { useViewer } from '../session/use-viewer.ts';
import { declareFilters } from '../ui/list/filter/declare-filters.ts';
import { isRecordId } from '../ui/list/filter/filter-fields.ts';
import { ListScreen } from '../ui/list/list-screen.tsx';
import type { ListSource } from '../ui/list/list-source.ts';
import type { QuickView } from '../ui/list/quick-views.tsx';
import { PageNews } from '../ui/list/live/page-news.tsx';
import { declareColumns } from '../ui/list/table/declare-columns.ts';
import { useListPage } from '../ui/list/use-list-page.ts';
import { RecordMissing, RecordView } from '../ui/record/record-view.tsx';
import {
  NomenclatureItemCountDocument,
  NomenclatureItemRowFragmentDoc,
  NomenclatureItemsDocument,
  useNomenclatureQuery,
} from './nomenclatures.generated.ts';
import type {
  NomenclatureItemFilter,
  NomenclatureItemRowFragment,
  NomenclatureItemSortField,
} from './nomenclatures.generated.ts';
import { nomenclatureChanged } from './nomenclatures.live.ts';
import { itemsField, itemPath, nomenclaturesPath } from './nomenclatures.screens.ts';
import { itemFilterTexts, nomenclatureStates, texts } from './nomenclatures.texts.ts';

const ExportLink = lazyPart(() => import('../ui/list/export-link.tsx'), 'ExportLink');

type ItemSource = ListSource<NomenclatureItemRowFragment, NomenclatureItemFilter, NomenclatureItemSortField>;

/** The operations of the list of items. They require a filter, which always contains the nomenclature. */
const source: ItemSource = {
  field: itemsField,
  rows: NomenclatureItemsDocument as ItemSource['rows'],
  count: NomenclatureItemCountDocument as ItemSource['count'],
};

const columns = declareColumns<NomenclatureItemRowFragment, NomenclatureItemSortField>(texts, [
  { key: 'code', sort: 'CODE', kind: 'record' },
  { key: 'nameBg', sort: 'NAME_BG', kind: 'longText' },
  { key: 'isActive', header: texts.isActiveItem, sort: 'IS_ACTIVE', kind: 'yesNo', value: ({ isActive }) => isActive },
]);

/** NO-2: the list of a nomenclature's items, /gis_nomenclatures/item_list/:id. */
export const Component = () => {
  const { id = '' } = useParams();
  if (!isRecordId(id)) return <RecordMissing id={id} texts={nomenclatureStates} listPath={nomenclaturesPath} />;
  return <ItemsOf key={id} id={id} />;
};

const ItemsOf = ({ id }: { id: string }) => {
  const { data, error, refetch } = useNomenclatureQuery({ variables: { id } });
  return (
    <RecordView
      id={id}
      value={data?.nomenclature}
      error={error}
      onReload={refetch}
      texts={nomenclatureStates}
      listPath={nomenclaturesPath}
      hasAside={false}
    >
      {(nomenclature) => <ItemList {...nomenclature} />}
    </RecordView>
  );
};

const ItemList = ({
  id: nomenclatureId,
  name,
  hasFixedItems,
}: {
  id: string;
  name: string;
  hasFixedItems: boolean;
}) => {
  const viewer = useViewer();
  const fields = useMemo(
    () => declareFilters({ fields: nomenclatureItemFilterFields, shown: itemFilterTexts }, viewer),
    [viewer],
  );
  const page = useListPage({
    name: 'nomenclature-items',
    source,
    fields,
    columns,
    fixedFilter: { nomenclatureId },
  });
  return (
    <ListScreen
      {...page}
      caption={name}
      filterTitle={texts.itemFilterTitle(name)}
      idOf={({ id }) => id}
      pathOf={({ id }) => itemPath(id)}
      openLabelOf={({ id }) => texts.openItem(id)}
      views={views}
      action={
        !hasFixedItems && (
          <Button asChild size="sm" {...shortStyle}>
            <Link to={itemPath(`${nomenclatureId}.0`)}>
              <CirclePlus />
              <span className="word">{texts.addItem}</span>
            </Link>
          </Button>
        )
      }
      news={<PageNews page={page} changes={nomenclatureChanged} rowFragment={rowFragment} />}
      tools={
        <>
          <ListViews list={page.list} viewer={viewer} />
          {viewer.features.includes('NOMENCLATURE_TOOLS') && (
            <ExportLink name="nomenclature-items" variables={page.variables} hint={texts.exportHint} />
          )}
        </>
      }
    />
  );
};

/** Narrow pages show the icon only. */
const shortStyle = { mdDown: { boxSize: '11', p: '0', '& .word': { srOnly: true } } } as const;

const views: readonly QuickView[] = [
  { label: texts.all, filter: {} },
  { label: texts.active, filter: { isActive: 'true' } },
  { label: texts.inactive, filter: { isActive: 'false' } },
];

const rowFragment = { fragment: NomenclatureItemRowFragmentDoc, fragmentName: 'NomenclatureItemRow' };

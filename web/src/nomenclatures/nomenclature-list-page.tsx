import { nomenclatureFilterFields } from '@struma/schema/inputs.ts';
import { useMemo } from 'react';
import { ListViews } from '../list-views/list-views.tsx';
import { lazyPart } from '../platform/loading/lazy-part.tsx';
import { useViewer } from '../session/use-viewer.ts';
import { declareFilters } from '../ui/list/filter/declare-filters.ts';
import { ListScreen } from '../ui/list/list-screen.tsx';
import type { ListSource } from '../ui/list/list-source.ts';
import { PageNews } from '../ui/list/live/page-news.tsx';
import { declareColumns } from '../ui/list/table/declare-columns.ts';
import { useListPage } from '../ui/list/use-list-page.ts';
import {
  NomenclatureCountDocument,
  NomenclatureRowFragmentDoc,
  NomenclaturesDocument,
} from './nomenclatures.generated.ts';
import type { NomenclatureFilter, NomenclatureRowFragment, NomenclatureSortField } from './nomenclatures.generated.ts';
import { nomenclatureChanged } from './nomenclatures.live.ts';
import { itemsPath } from './nomenclatures.screens.ts';
import { filterTexts, texts } from './nomenclatures.texts.ts';

const ExportLink = lazyPart(() => import('../ui/list/export-link.tsx'), 'ExportLink');

const source: ListSource<NomenclatureRowFragment, NomenclatureFilter, NomenclatureSortField> = {
  field: 'nomenclatures',
  rows: NomenclaturesDocument,
  count: NomenclatureCountDocument,
};

const columns = declareColumns<NomenclatureRowFragment, NomenclatureSortField>(texts, [
  { key: 'id', sort: 'ID', kind: 'record' },
  { key: 'name', sort: 'NAME', kind: 'text' },
  { key: 'description', sort: 'DESCRIPTION', kind: 'longText' },
  { key: 'isActive', sort: 'IS_ACTIVE', kind: 'yesNo' },
  { key: 'createdAt', sort: 'CREATED_AT', kind: 'dateTime' },
  { key: 'modifiedAt', sort: 'MODIFIED_AT', kind: 'dateTime' },
]);

/** NO-1: the list of nomenclatures, /gis_nomenclatures/main_list. */
export const Component = () => {
  const viewer = useViewer();
  const fields = useMemo(
    () => declareFilters({ fields: nomenclatureFilterFields, shown: filterTexts }, viewer),
    [viewer],
  );
  const page = useListPage({ name: 'nomenclatures', source, fields, columns });
  return (
    <ListScreen
      {...page}
      caption={texts.list}
      filterTitle={texts.filterTitle}
      idOf={({ id }) => id}
      pathOf={({ id }) => itemsPath(id)}
      openLabelOf={({ id }) => texts.openItems(id)}
      news={<PageNews page={page} changes={nomenclatureChanged} rowFragment={rowFragment} />}
      tools={
        <>
          <ListViews list={page.list} viewer={viewer} />
          {viewer.features.includes('NOMENCLATURE_TOOLS') && (
            <ExportLink name="nomenclatures" variables={page.variables} hint={texts.exportHint} />
          )}
        </>
      }
    />
  );
};

const rowFragment = { fragment: NomenclatureRowFragmentDoc, fragmentName: 'NomenclatureRow' };

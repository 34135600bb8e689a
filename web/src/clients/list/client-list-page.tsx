import { clientFilterFields } from '@struma/schema/inputs.ts';
import { useMemo } from 'react';
import { ListViews } from '../../list-views/list-views.tsx';
import { lazyPart } from '../../platform/loading/lazy-part.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { declareFilters } from '../../ui/list/filter/declare-filters.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { listChanged } from '../../ui/list/live/lists.live.ts';
import { PageNews } from '../../ui/list/live/page-news.tsx';
import type { Column } from '../../ui/list/table/column.ts';
import { useListPage } from '../../ui/list/use-list-page.ts';
import { ClientRowFragmentDoc, useClientTypesQuery } from '../clients.generated.ts';
import type { ClientRowFragment, ClientSortField } from '../clients.generated.ts';
import { clientPath } from '../clients.screens.ts';
import { AddRecordLink } from './add-record-link.tsx';
import { clientSource } from './sources.ts';
import { clientFilterTexts, texts } from './list.texts.ts';

const ExportLink = lazyPart(() => import('../../ui/list/export-link.tsx'), 'ExportLink');

const columns: readonly Column<ClientRowFragment, ClientSortField>[] = [
  { key: 'number', header: texts.number, sort: 'CLIENT_NUMBER', kind: 'record', value: ({ number }) => number },
  { key: 'name', header: texts.name, sort: 'NAME', kind: 'text', width: 15, value: ({ name }) => name },
  {
    key: 'type',
    header: texts.type,
    sort: 'CLIENT_TYPE',
    kind: 'text',
    width: 7.5,
    value: ({ type }) => type && type.name,
  },
  {
    key: 'identifier',
    header: texts.identifier,
    kind: 'text',
    width: 9,
    value: ({ identifierMasked }) => identifierMasked,
  },
  {
    key: 'address',
    header: texts.address,
    kind: 'longText',
    value: ({ addresses }) => addresses[0]?.fullAddress ?? null,
  },
  {
    key: 'createdAt',
    header: texts.createdAt,
    sort: 'CREATED_AT',
    kind: 'dateTime',
    value: ({ createdAt }) => createdAt,
  },
  {
    key: 'modifiedAt',
    header: texts.modifiedAt,
    sort: 'MODIFIED_AT',
    kind: 'dateTime',
    value: ({ modifiedAt }) => modifiedAt,
  },
];

/** The list of clients, /gis_clients/list (CL-3). */
export const Component = () => {
  const viewer = useViewer();
  const { data: types, error, refetch } = useClientTypesQuery();
  const hasTools = viewer.features.includes('CLIENT_TOOLS');
  const fields = useMemo(() => {
    const options = types?.clientTypes.map(({ id, name }) => ({ value: id, label: name }));
    const sources = { clientTypeIds: { options, retry: error ? refetch : undefined } };
    return declareFilters({ fields: clientFilterFields, shown: clientFilterTexts, sources }, viewer).filter(
      ({ kind }) => hasTools || kind !== 'private',
    );
  }, [types, error, refetch, viewer, hasTools]);
  const page = useListPage({ name: 'clients', source: clientSource, fields, columns });
  const mayExport = hasTools && page.list.filter['identifier'] === undefined;
  return (
    <ListScreen
      {...page}
      caption={texts.clients}
      filterTitle={texts.clientFilter}
      idOf={({ id }) => id}
      pathOf={({ id }) => clientPath(id)}
      openLabelOf={({ number }) => texts.openClient(number)}
      news={<PageNews page={page} rowFragment={rowFragment} changes={listChanged} />}
      tools={
        <>
          <AddRecordLink to={clientPath('0')} label={texts.addClient} />
          <ListViews list={page.list} viewer={viewer} />
          {mayExport && <ExportLink name="clients" variables={page.variables} hint={texts.exportClients} />}
        </>
      }
    />
  );
};

const rowFragment = { fragment: ClientRowFragmentDoc, fragmentName: 'ClientRow' };

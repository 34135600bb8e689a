import { useMemo } from 'react';
import { ListViews } from '../../list-views/list-views.tsx';
import { lazyPart } from '../../platform/loading/lazy-part.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import type { FilterField } from '../../ui/list/filter/filter-fields.ts';
import type { ListSource } from '../../ui/list/list-source.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { listChanged } from '../../ui/list/live/lists.live.ts';
import { PageNews } from '../../ui/list/live/page-news.tsx';
import type { Column } from '../../ui/list/table/column.ts';
import { useListPage } from '../../ui/list/use-list-page.ts';
import { AddressRowFragmentDoc } from '../clients.generated.ts';
import type { AddressRowFragment, AddressSortField } from '../clients.generated.ts';
import { addressFormPath, addressPath } from '../clients.screens.ts';
import { AddRecordLink } from './add-record-link.tsx';
import { texts } from './list.texts.ts';

const AddressItem = lazyPart(() => import('./address-item.tsx'), 'AddressItem');
const ExportLink = lazyPart(() => import('../../ui/list/export-link.tsx'), 'ExportLink');

type Row = AddressRowFragment;

type TextColumn =
  | 'town'
  | 'street'
  | 'streetNumber'
  | 'block'
  | 'entrance'
  | 'floor'
  | 'apartment'
  | 'number'
  | 'client';

/** A column of a text. `width` is for short texts, in rem. */
const text = (key: TextColumn, value: (row: Row) => string | null, width?: number): Column<Row, AddressSortField> => ({
  key,
  header: texts[key],
  kind: 'text',
  value,
  ...(width && { width }),
});

const short = 5;

const carnetColumns: readonly Column<Row, AddressSortField>[] = [
  {
    key: 'carnet',
    header: texts.carnet,
    sort: 'CARNET',
    kind: 'text',
    width: 7,
    value: ({ carnetCode }) => carnetCode,
  },
  {
    key: 'page',
    header: texts.page,
    sort: 'PAGE',
    kind: 'text',
    width: short,
    value: ({ carnetPage }) => (carnetPage === null ? null : String(carnetPage)),
  },
];

const columns: readonly Column<Row, AddressSortField>[] = [
  { key: 'id', header: texts.id, sort: 'ID', kind: 'record', value: ({ id }) => id },
  {
    key: 'address',
    header: texts.address,
    sort: 'FULL_ADDRESS',
    kind: 'longText',
    value: ({ fullAddress }) => fullAddress,
  },
  text('town', ({ townName }) => townName),
  text('street', ({ streetName }) => streetName),
  text('streetNumber', ({ streetNumber }) => streetNumber, short),
  text('block', ({ block }) => block, short),
  text('entrance', ({ entrance }) => entrance, short),
  text('floor', ({ floor }) => floor, short),
  text('apartment', ({ apartment }) => apartment, short),
  text('number', ({ clientNumber }) => clientNumber),
  text('client', ({ clientName }) => clientName),
  {
    key: 'modifiedAt',
    header: texts.modifiedAt,
    sort: 'MODIFIED_AT',
    kind: 'dateTime',
    value: ({ modifiedAt }) => modifiedAt,
  },
];

interface AddressListProps<Filter> {
  /** Name of the list and of its CSV file. */
  name: string;
  caption: string;
  source: ListSource<Row, Filter, AddressSortField>;
  fields: readonly FilterField[];
  /** AD-2: if true, carnet and page follow the first column; if false, they are the last columns. */
  isByCarnet: boolean;
}

/** A list of addresses (AD-2, AD-3). */
export const AddressList = <Filter,>({ name, caption, source, fields, isByCarnet }: AddressListProps<Filter>) => {
  const viewer = useViewer();
  const shown = useMemo(() => {
    const [first, ...others] = columns;
    return first ? [first, ...(isByCarnet ? carnetColumns : []), ...others, ...(isByCarnet ? [] : carnetColumns)] : [];
  }, [isByCarnet]);
  const hasTools = viewer.features.includes('CLIENT_TOOLS');
  const offered = useMemo(() => fields.filter(({ kind }) => hasTools || kind !== 'private'), [fields, hasTools]);
  const page = useListPage({ name, source, fields: offered, columns: shown });
  const mayExport = hasTools && page.list.filter['identifier'] === undefined;
  return (
    <ListScreen
      {...page}
      caption={caption}
      filterTitle={texts.addressFilter}
      idOf={({ id }) => id}
      pathOf={({ id }) => addressPath(id)}
      itemOf={(address) => <AddressItem address={address} />}
      openLabelOf={({ fullAddress }) => texts.openAddress(fullAddress)}
      news={<PageNews page={page} rowFragment={rowFragment} changes={listChanged} />}
      tools={
        <>
          <AddRecordLink to={addressFormPath('0')} label={texts.addAddress} />
          <ListViews list={page.list} viewer={viewer} />
          {mayExport && <ExportLink name={name} variables={page.variables} hint={texts.exportAddresses} />}
        </>
      }
    />
  );
};

const rowFragment = { fragment: AddressRowFragmentDoc, fragmentName: 'AddressRow' };

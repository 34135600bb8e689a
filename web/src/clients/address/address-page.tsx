import { Button, chakra } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { HistorySection } from '../../history/history-section.tsx';
import { useLive } from '../../platform/live/use-live.ts';
import { lazyPart } from '../../platform/loading/lazy-part.tsx';
import { useSession } from '../../session/use-session.ts';
import { isRecordId } from '../../ui/list/filter/filter-fields.ts';
import { hasNewRows, listChanged } from '../../ui/list/live/lists.live.ts';
import { NeighbourLinks } from '../../ui/list/neighbours/neighbour-links.tsx';
import { useNeighbourKeys } from '../../ui/list/neighbours/use-neighbour-keys.ts';
import { useNeighbours, type Neighbours } from '../../ui/list/neighbours/use-neighbours.ts';
import { IncompleteNotice } from '../../ui/record/incomplete-notice.tsx';
import { RecordHeader } from '../../ui/record/record-header.tsx';
import { RecordMain, RecordPage, RecordSection } from '../../ui/record/record-page.tsx';
import { RecordMissing, RecordView } from '../../ui/record/record-view.tsx';
import { addressesPath, addressFormPath, addressPath } from '../clients.screens.ts';
import { AddressFacts } from './address-facts.tsx';
import { useAddressPreviewQuery, type AddressDetailsFragment } from './address.generated.ts';
import { texts } from './address.texts.ts';

const PlaceMap = lazyPart(() => import('../../map/picker/place-map.tsx'), 'PlaceMap');

/** The preview of an address, /gis_addresses/addressPreviewOnly/:id (AD-1). */
export const Component = () => {
  const { id = '' } = useParams();
  if (!isRecordId(id)) return <RecordMissing id={id} texts={texts} listPath={addressesPath} />;
  return <Preview key={id} id={id} />;
};

const Preview = ({ id }: { id: string }) => {
  const neighbours = useNeighbours('addresses', id);
  useNeighbourKeys({ neighbours, title: texts.shortcuts, texts, pathOf: addressPath });
  const { data, error, refetch } = useAddressPreviewQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const refresh = (): void => void refetch().catch(() => {});
  useLive(listChanged, { onEvent: (change) => hasNewRows(change, 'addresses') && refresh(), onMissed: refresh });
  return (
    <RecordView
      id={id}
      value={data?.address}
      error={error}
      onReload={refetch}
      texts={texts}
      listPath={addressesPath}
      hasAside={false}
    >
      {(address) => (
        <RecordPage
          header={<Header address={address} neighbours={neighbours} />}
          notice={error && <IncompleteNotice onRetry={refetch}>{texts.failed}</IncompleteNotice>}
        >
          <RecordMain label={texts.facts}>
            <AddressColumns address={address} />
          </RecordMain>
        </RecordPage>
      )}
    </RecordView>
  );
};

const Header = ({ address, neighbours }: { address: AddressDetailsFragment; neighbours: Neighbours | null }) => (
  <RecordHeader
    title={address.fullAddress}
    actions={
      <>
        {neighbours && <NeighbourLinks neighbours={neighbours} texts={texts} pathOf={addressPath} />}
        <Button asChild size="sm" variant="outline">
          <Link to={addressFormPath(address.id)}>
            <Pencil />
            {texts.edit}
          </Link>
        </Button>
      </>
    }
  />
);

const AddressColumns = ({ address }: { address: AddressDetailsFragment }) => {
  const { environment } = useSession();
  return (
    // Takes the focus to be scrolled by key, because an address without a client has no link.
    <Columns aria-label={texts.facts} tabIndex={0}>
      <div>
        <RecordSection title={texts.facts}>
          <AddressFacts address={address} />
        </RecordSection>
        {environment.features.includes('RECORD_HISTORY') && (
          <HistorySection
            entity="ADDRESS"
            recordId={address.id}
            changes={listChanged}
            concerns={(change) => hasNewRows(change, 'addresses')}
          />
        )}
      </div>
      {address.location && environment.features.includes('MAP') && (
        <div className="map">
          <PlaceMap place={address.location} colour="struma.solid" />
        </div>
      )}
    </Columns>
  );
};

const Columns = chakra('section', {
  base: {
    // The containing block of visually hidden texts, which would otherwise make the page scroll.
    position: 'relative',
    flex: '1',
    minH: '0',
    overflowY: 'auto',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
    '& > div': { minW: '0' },
    '& a': { color: 'fg.link', textDecoration: 'underline', textUnderlineOffset: '2px' },
    '& .map': { minH: '20rem', borderInlineStartWidth: { lg: '1px' } },
    '@media print': { overflow: 'visible' },
  },
});

import { useParams } from 'react-router-dom';
import { isRecordId } from '../../ui/list/filter/filter-fields.ts';
import { RecordMissing, RecordView } from '../../ui/record/record-view.tsx';
import { addressesPath } from '../clients.screens.ts';
import { AddressForm } from './address-form.tsx';
import { useAddressPreviewQuery } from './address.generated.ts';
import { texts } from './address.texts.ts';

/** The page with the form of an address, /gis_addresses/addressPreview/:id (AD-1). Id 0 means a new address. */
export const Component = () => {
  const { id = '' } = useParams();
  if (id === '0') return <AddressForm key={id} address={null} onReload={() => Promise.resolve()} />;
  if (!isRecordId(id)) return <RecordMissing id={id} texts={texts} listPath={addressesPath} />;
  return <Edit key={id} id={id} />;
};

const Edit = ({ id }: { id: string }) => {
  const { data, error, refetch } = useAddressPreviewQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
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
      {(address) => <AddressForm address={address} onReload={refetch} />}
    </RecordView>
  );
};

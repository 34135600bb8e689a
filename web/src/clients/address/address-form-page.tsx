import { useParams, useSearchParams } from 'react-router-dom';
import { isRecordId } from '../../ui/list/filter/filter-fields.ts';
import { RecordMissing, RecordView } from '../../ui/record/record-view.tsx';
import { addressesPath } from '../clients.screens.ts';
import { AddressForm } from './address-form.tsx';
import { useAddressClientQuery, useAddressPreviewQuery } from './address.generated.ts';
import { texts } from './address.texts.ts';

/**
 * The page with the form of an address, /gis_addresses/addressPreview/:id (AD-1). Id 0 means a new address. With
 * `?client=<id>`, the form of a new address opens with this client.
 */
export const Component = () => {
  const { id = '' } = useParams();
  if (id === '0') return <New key={id} />;
  if (!isRecordId(id)) return <RecordMissing id={id} texts={texts} listPath={addressesPath} />;
  return <Edit key={id} id={id} />;
};

const New = () => {
  const [search] = useSearchParams();
  const id = search.get('client') ?? '';
  const isForClient = isRecordId(id);
  const { data, error } = useAddressClientQuery({ variables: { id }, skip: !isForClient });
  if (isForClient && !data && !error) return null;
  const client = data?.client;
  return (
    <AddressForm
      address={null}
      {...(client && { client: { id, name: `${client.number} - ${client.name}` } })}
      onReload={() => Promise.resolve()}
    />
  );
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

import { Button, chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { silentContext } from '../../platform/request/busy.ts';
import { useSession } from '../../session/use-session.ts';
import { TypeAheadField } from '../../ui/fields/type-ahead-field.tsx';
import { minMatchText, useAddressMatches } from '../address/use-address-matches.ts';
import { useNewMeterAddressesQuery, useNewMeterClientsQuery, useNewMeterRecordsQuery } from './add.generated.ts';
import { texts } from './add.texts.ts';
import type { MeterForm } from './use-meter-form.ts';

const returnTo = encodeURIComponent('/water_meters/add');

/** WM-12: the fields that search the client and the address, each with a link to the page that adds a new record. */
export const RecordFields = ({ form: { values, edit } }: { form: MeterForm }) => {
  const names = useNames(values);
  return (
    <Pair>
      <TypeAheadField
        label={texts.fields.client}
        hint={texts.clientHint}
        emptyLabel={texts.choose}
        value={values.clientId && pack(values.clientId, values.clientLabel)}
        chosenLabel={names.client ?? values.clientLabel}
        useOptions={useClients}
        onChange={(value) => {
          const { id, label } = unpack(value);
          edit({ clientId: id, clientLabel: label });
        }}
      />
      <AddLink to={`/gis_clients/clientPreview/0?returnTo=${returnTo}`} label={texts.newClient} />
      <TypeAheadField
        label={texts.fields.address}
        hint={texts.addressHint}
        emptyLabel={texts.choose}
        value={values.addressId && pack(values.addressId, values.addressLabel)}
        chosenLabel={names.address ?? values.addressLabel}
        useOptions={useAddresses}
        onChange={(value) => {
          const { id, label } = unpack(value);
          edit({ addressId: id, addressLabel: label });
        }}
      />
      <AddLink to={newAddressUrl(values.clientId)} label={texts.newAddress} />
    </Pair>
  );
};

/** A new address belongs to the chosen client, unless the user chooses another one there. */
const newAddressUrl = (clientId: string): string =>
  `/gis_addresses/addressPreview/0?returnTo=${returnTo}${clientId && `&client=${clientId}`}`;

/** The names of a client and an address that were added on another page: the form has only their ids. */
const useNames = ({ clientId, clientLabel, addressId, addressLabel }: MeterForm['values']) => {
  const hasClient = clientId !== '' && clientLabel === texts.chosenById(clientId);
  const hasAddress = addressId !== '' && addressLabel === texts.chosenById(addressId);
  const { data } = useNewMeterRecordsQuery({
    variables: { clientId, addressId, hasClient, hasAddress },
    skip: !hasClient && !hasAddress,
    context: silentContext,
  });
  const client = hasClient && data?.client;
  return {
    client: client ? `${client.number} - ${client.name}` : undefined,
    address: (hasAddress && data?.address?.fullAddress) || undefined,
  };
};

const AddLink = ({ to, label }: { to: string; label: string }) => (
  <Button asChild size="sm" variant="outline">
    <Link to={to}>
      <Plus />
      {label}
    </Link>
  </Button>
);

/** Packs the id and the label into the value of an option, so that the label need not be requested again. */
const pack = (id: string, label: string): string => `${id} ${label}`;

const unpack = (value: string): { id: string; label: string } => {
  const [id = '', ...words] = value.split(' ');
  return { id, label: words.join(' ') };
};

const toMatches = (choices: readonly { id: string; name: string }[] | undefined, error: unknown) => ({
  options: choices?.map(({ id, name }) => ({ value: pack(id, name), label: name })),
  failed: error !== undefined,
});

const useClients = (text: string, isEnabled: boolean) => {
  const { data, error } = useNewMeterClientsQuery({
    variables: { text: text.trim() },
    skip: !isEnabled,
    context: { ...silentContext },
  });
  return toMatches(data?.clientChoices, error);
};

/** The first addresses before the user types, then the best matches of the text if the service searches addresses. */
const useAddresses = (text: string, isEnabled: boolean) => {
  const hasSearch = useSession().environment.features.includes('SEARCH');
  const isSearched = hasSearch && text.trim().length >= minMatchText;
  const matches = useAddressMatches(text, isEnabled && isSearched, ({ id, label }) => pack(id, label));
  const { data, error } = useNewMeterAddressesQuery({
    variables: { text: text.trim() },
    skip: !isEnabled || isSearched,
    context: { ...silentContext },
  });
  return isSearched ? matches : toMatches(data?.addressChoices, error);
};

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'minmax(0, 1fr) auto' },
    gap: '3',
    alignItems: 'end',
    gridColumn: '1 / -1',
    '& > a': { mb: { md: '5' } },
  },
});

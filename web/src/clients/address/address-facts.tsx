import { emptyMark, formatDateTime } from '../../platform/format.ts';
import { silentContext } from '../../platform/request/busy.ts';
import { RecordLink } from '../../session/record-link.tsx';
import { RecordFacts } from '../../ui/record/record-facts.tsx';
import { useMeterNumberQuery, type AddressDetailsFragment } from './address.generated.ts';
import { texts } from './address.texts.ts';

/** The link to a meter, once its number is known. */
const MeterLink = ({ id }: { id: string }) => {
  const { data } = useMeterNumberQuery({ variables: { id }, context: { ...silentContext } });
  if (!data) return null;
  return data.waterMeter ? (
    <RecordLink kind="WATER_METER" id={id}>
      {data.waterMeter.fabricNo}
    </RecordLink>
  ) : (
    emptyMark
  );
};

/** AD-1: all fields of an address. */
export const AddressFacts = ({ address }: { address: AddressDetailsFragment }) => {
  const { fields } = texts;
  const { clientId, clientNumber, clientName, meterId, location } = address;
  return (
    <RecordFacts
      facts={[
        { name: texts.district, value: address.districtName },
        { name: texts.municipality, value: address.municipalityName },
        { name: texts.townGraoCode, value: address.townGraoCode },
        { name: fields.townId, value: address.townName },
        { name: texts.streetGraoCode, value: address.streetGraoCode },
        { name: fields.streetId, value: address.streetName },
        { name: fields.streetNumber, value: address.streetNumber },
        { name: fields.description, value: address.description },
        { name: fields.block, value: address.block },
        { name: fields.entrance, value: address.entrance },
        { name: fields.floor, value: address.floor },
        { name: fields.apartment, value: address.apartment },

        { name: fields.zipCode, value: address.zipCode },
        { name: fields.carnetCode, value: address.carnetCode },
        { name: fields.carnetPage, value: address.carnetPage },
        {
          name: fields.clientId,
          value: clientId && (
            <RecordLink kind="CLIENT" id={clientId}>
              {[clientNumber, clientName].filter(Boolean).join(' - ')}
            </RecordLink>
          ),
        },
        { name: texts.meter, value: meterId && <MeterLink id={meterId} /> },
        { name: texts.latitude, value: location?.latitude.toFixed(5) },
        { name: texts.longitude, value: location?.longitude.toFixed(5) },
        { name: texts.createdAt, value: address.createdAt && formatDateTime(address.createdAt) },
        { name: texts.modifiedAt, value: address.modifiedAt && formatDateTime(address.modifiedAt) },
      ]}
    />
  );
};

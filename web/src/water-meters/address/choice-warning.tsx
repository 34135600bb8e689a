import { formatDistance } from '../../platform/format.ts';
import { silentContext } from '../../platform/request/busy.ts';
import { useChosenAddressPlacesQuery } from './address.generated.ts';
import { addressLevels, type AddressParts, toParts } from './address-parts.ts';
import { texts } from './address.texts.ts';
import { findFarDistance } from './far-place.ts';
import { type PlacedMeter, Warning } from './place-warning.tsx';

interface ChoiceWarningProps {
  meter: PlacedMeter;
  /** The chosen values. */
  parts: AddressParts;
  /** Id of the chosen address; null if only values are chosen. */
  addressId: string | null;
}

/** The gateway refuses longer words. */
const maxWords = 200;

/**
 * WM-8: warns before saving that the chosen address is far from the meter. If several addresses have the chosen values,
 * the nearest one counts.
 */
export const ChoiceWarning = ({ meter, parts, addressId }: ChoiceWarningProps) => {
  const { description, streetName, block, entrance, floor, apartment } = parts;
  const { data } = useChosenAddressPlacesQuery({
    variables: {
      id: addressId ?? '',
      isKnown: addressId !== null,
      filter: { addressDescription: description.slice(0, maxWords), streetName, block, entrance, floor, apartment },
    },
    skip: meter.location === null || description === '',
    context: silentContext,
  });
  const matching = data?.addresses?.items.filter((address) => hasParts(toParts(address), parts));
  const places = [data?.address, ...(matching ?? [])].map((address) => address?.location);
  const distance = findFarDistance(meter.location, places);
  return distance !== null && <Warning>{texts.farChoice(formatDistance(distance), meter.svoId !== null)}</Warning>;
};

const hasParts = (address: AddressParts, chosen: AddressParts): boolean =>
  addressLevels.every(({ part }) => chosen[part] === '' || chosen[part] === address[part]);

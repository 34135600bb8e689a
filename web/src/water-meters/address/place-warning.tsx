import { Text } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { thematicMapPath } from '../../map/map-link.ts';
import { metresBetween } from '../../map/picker/place.ts';
import { formatDistance } from '../../platform/format.ts';
import { usePermittedScreens } from '../../session/permitted-screens.ts';
import { meterMapUrl } from '../preview/meter-links.ts';
import type { WaterMeterDetailsFragment } from '../preview/preview.generated.ts';
import { texts } from './address.texts.ts';

/** Metres. In a village, the meter of a large property may be this far from the place of its address. */
const maxDistance = 500;

export type PlacedMeter = Pick<WaterMeterDetailsFragment, 'id' | 'location' | 'address' | 'svoId' | 'client'>;

/**
 * WM-8: warns that a meter is far from its address. A change of the address does not move the meter, because its place
 * may have been measured.
 */
export const PlaceWarning = ({ meter }: { meter: PlacedMeter }) => {
  const hasMap = usePermittedScreens().some(({ path }) => path === thematicMapPath);
  const { location, address, svoId } = meter;
  if (!location || !address?.location) return null;
  const distance = metresBetween(location, address.location);
  if (distance <= maxDistance) return null;
  const mapUrl = hasMap && meterMapUrl(meter, null);
  return (
    <Text as="output" display="block" textStyle="sm" color="fg.warning" mb="3">
      <TriangleAlert size={14} aria-hidden="true" style={{ display: 'inline', marginInlineEnd: '0.25rem' }} />
      {texts.farPlace(formatDistance(distance), svoId !== null)}{' '}
      {mapUrl && (
        <Text asChild color="fg.link" textDecoration="underline">
          <Link to={mapUrl}>{texts.moveOnMap}</Link>
        </Text>
      )}
    </Text>
  );
};

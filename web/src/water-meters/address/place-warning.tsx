import { Text } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { thematicMapPath } from '../../map/map-link.ts';
import { formatDistance } from '../../platform/format.ts';
import { usePermittedScreens } from '../../session/permitted-screens.ts';
import { meterMapUrl } from '../preview/meter-links.ts';
import type { WaterMeterDetailsFragment } from '../preview/preview.generated.ts';
import { texts } from './address.texts.ts';
import { findFarDistance } from './far-place.ts';

export type PlacedMeter = Pick<WaterMeterDetailsFragment, 'id' | 'location' | 'address' | 'svoId' | 'client'>;

/**
 * WM-8: warns that a meter is far from its address. A change of the address does not move the meter, because its place
 * may have been measured.
 */
export const PlaceWarning = ({ meter }: { meter: PlacedMeter }) => {
  const hasMap = usePermittedScreens().some(({ path }) => path === thematicMapPath);
  const { location, address, svoId } = meter;
  const distance = findFarDistance(location, [address?.location]);
  if (distance === null) return null;
  const mapUrl = hasMap && meterMapUrl(meter, null);
  return (
    <Warning>
      {texts.farPlace(formatDistance(distance), svoId !== null)}{' '}
      {mapUrl && (
        <Text asChild color="fg.link" textDecoration="underline">
          <Link to={mapUrl}>{texts.moveOnMap}</Link>
        </Text>
      )}
    </Warning>
  );
};

export const Warning = ({ children }: { children: ReactNode }) => (
  <Text as="output" display="block" textStyle="sm" color="fg.warning" mb="3">
    <TriangleAlert size={14} aria-hidden="true" style={{ display: 'inline', marginInlineEnd: '0.25rem' }} />
    {children}
  </Text>
);

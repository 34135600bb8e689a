import { chakra } from '@chakra-ui/react';
import { useSectionProps } from '../../ui/record/record-page.tsx';
import { Maximize2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { createPlaceLink } from '../../map/map-link.ts';
import { usePermittedScreens } from '../../session/permitted-screens.ts';
import { useSession } from '../../session/use-session.ts';
import { lazyPart } from '../../platform/loading/lazy-part.tsx';
import type { SignalDetails } from './signal-thread.ts';
import { texts } from './preview.texts.ts';

const PlaceMap = lazyPart(() => import('../../map/picker/place-map.tsx'), 'PlaceMap');

/** SG-5: the signal's place on a map that cannot be moved. Renders nothing without a place or the MAP feature. */
export const PlaceSection = ({ signal: { location, status } }: { signal: SignalDetails }) => {
  const { environment } = useSession();
  const mapLink = createPlaceLink(location, usePermittedScreens());
  const sectionProps = useSectionProps('facts');
  if (!location || !environment.features.includes('MAP')) return null;
  return (
    <Section {...sectionProps} aria-label={texts.map}>
      <PlaceMap place={location} colour={status === 'BREAKDOWN' ? 'status.breakdown.mark' : 'status.signal.mark'} />
      {mapLink && (
        <Link to={mapLink()} aria-label={texts.openMap} data-screen-only="" title={texts.openMap}>
          <Maximize2 size={16} />
        </Link>
      )}
    </Section>
  );
};

const Section = chakra('section', {
  base: {
    position: 'relative',
    h: '14.5rem',
    p: '0!',
    bg: 'bg.muted',
    '& > a': {
      position: 'absolute',
      right: '2',
      bottom: '2',
      display: 'grid',
      placeItems: 'center',
      boxSize: { base: '11', md: '8' },
      bg: 'bg.panel',
      color: 'fg',
      borderRadius: 'md',
      boxShadow: 'float',
    },
  },
});

import { Box } from '@chakra-ui/react';
import { MapPin } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { Place } from '../../map/place.ts';
import { useSession } from '../../session/use-session.ts';
import { loadCode } from '../../ui/load-code.ts';
import { PageMessage } from '../../ui/page-state.tsx';
import { texts } from './submit.texts.ts';

const PlaceMap = lazy(() =>
  loadCode(() => import('../../map/place-map.tsx')).then((code) => ({ default: code.PlaceMap })),
);

interface PlaceSideProps {
  place: Place | null;
  isDisabled: boolean;
  onChange: (place: Place) => void;
}

/** Where the signal is, on a map. Absent where nobody serves maps: coordinates can be typed all the same. */
export const PlaceSide = ({ place }: PlaceSideProps) => {
  const { environment } = useSession();
  if (!place || !environment.features.includes('MAP'))
    return (
      <PageMessage icon={MapPin} title={texts.noLocation}>
        {texts.noLocationHint}
      </PageMessage>
    );
  return (
    <Suspense>
      <Box flex="1" minW="0">
        <PlaceMap place={place} />
      </Box>
    </Suspense>
  );
};

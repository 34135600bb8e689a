import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { MapCanvas } from '../map-canvas.tsx';
import { texts } from '../map.texts.ts';
import { formatPlace, markerZoom, type Place } from './place.ts';
import { PlaceMarker } from './place-marker.tsx';
import { StillPicture } from './still-picture.tsx';

interface PlaceMapProps {
  place: Place;
  /** Of the pin. */
  colour?: string;
}

/** A place on a map that stays as it is: nothing in it is reached by keys, its name says what it shows. */
export const PlaceMap = ({ place, colour }: PlaceMapProps) => {
  const view = useMemo(() => ({ center: place, zoom: markerZoom }), [place]);
  return (
    <Frame aria-label={`${texts.map}: ${formatPlace(place)}`}>
      <MapCanvas
        key={formatPlace(place)}
        view={view}
        withNetwork={false}
        isStill
        instead={<StillPicture view={view} />}
      >
        <PlaceMarker place={place} {...(colour !== undefined && { colour })} />
      </MapCanvas>
      <span className="place">{formatPlace(place)}</span>
    </Frame>
  );
};

const Frame = chakra('figure', {
  base: {
    position: 'relative',
    h: 'full',
    '& .place': {
      position: 'absolute',
      left: '2',
      bottom: '2',
      px: '1.5',
      bg: 'bg.panel',
      borderRadius: 'sm',
      textStyle: 'xs',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

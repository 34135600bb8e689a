import { Button, chakra } from '@chakra-ui/react';
import { MapPin } from 'lucide-react';
import { floatingSurface } from './map-frame.ts';
import { texts } from './map.texts.ts';

/** Marks the centre of the map, and has a button that places the marker there. */
export const CrosshairOverlay = ({ onPlace }: { onPlace: () => void }) => (
  <>
    <Cross viewBox="0 0 48 48" aria-hidden="true">
      <path d="M24 2v16M24 30v16M2 24h16M30 24h16" />
      <circle cx="24" cy="24" r="1.6" />
    </Cross>
    <PlaceButton>
      <Button size="sm" onClick={onPlace}>
        <MapPin />
        {texts.placeHere}
      </Button>
    </PlaceButton>
  </>
);

const Cross = chakra('svg', {
  base: {
    position: 'absolute',
    top: '50%',
    left: '50%',
    boxSize: '12',
    translate: '-50% -50%',
    pointerEvents: 'none',
    stroke: 'fg',
    fill: 'fg',
    strokeWidth: '2',
    filter: 'drop-shadow(0 0 2px var(--chakra-colors-bg-panel)) drop-shadow(0 0 1px var(--chakra-colors-bg-panel))',
  },
});

const PlaceButton = chakra('div', {
  base: {
    ...floatingSurface,
    position: 'absolute',
    top: 'calc(50% + 2.25rem)',
    left: '50%',
    translate: '-50% 0',
    zIndex: 'docked',
  },
});

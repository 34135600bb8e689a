import { Button, chakra } from '@chakra-ui/react';
import { MapPin } from 'lucide-react';
import { plate } from './map-frame.ts';
import { texts } from './map.texts.ts';

/** Marks the middle of the map, and offers to put the marker there. */
export const CrossHair = ({ onPlace }: { onPlace: () => void }) => (
  <>
    <Cross viewBox="0 0 48 48" aria-hidden="true">
      <path d="M24 2v16M24 30v16M2 24h16M30 24h16" />
      <circle cx="24" cy="24" r="1.6" />
    </Cross>
    <Place>
      <Button size="sm" onClick={onPlace}>
        <MapPin />
        {texts.placeHere}
      </Button>
    </Place>
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

const Place = chakra('div', {
  base: {
    ...plate,
    position: 'absolute',
    top: 'calc(50% + 2.25rem)',
    left: '50%',
    translate: '-50% 0',
    zIndex: 'docked',
  },
});

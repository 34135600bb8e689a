import { chakra, Kbd } from '@chakra-ui/react';
import { Move } from 'lucide-react';
import { floatingSurface, narrowMap } from './map-frame.ts';
import { texts } from './map.texts.ts';

/** The keyboard shortcuts of the map. Hidden from screen readers, which read the map's `aria-description`. */
export const KeyHints = ({ isReadOnly }: { isReadOnly: boolean }) => (
  <Bar className="hints" aria-hidden="true" hideBelow="lg">
    <span>
      <Kbd>
        <Move size="1em" />
      </Kbd>{' '}
      {texts.keyMove}
    </span>
    <span>
      <Kbd>+</Kbd> <Kbd>−</Kbd> {texts.keyZoom}
    </span>
    {!isReadOnly && (
      <span>
        <Kbd>Enter</Kbd> {texts.keyPlace}
      </span>
    )}
    <span>
      <Kbd>/</Kbd> {texts.keyAddress}
    </span>
  </Bar>
);

const Bar = chakra('div', {
  base: {
    ...floatingSurface,
    position: 'absolute',
    bottom: '4',
    left: '50%',
    translate: '-50% 0',
    display: 'flex',
    gap: '3.5',
    px: '3.5',
    py: '2',
    textStyle: 'xs',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
    // Above the scale and the attribution, because a narrow map has no space between the two.
    [narrowMap]: { bottom: '12' },
  },
});

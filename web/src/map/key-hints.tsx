import { chakra, Kbd } from '@chakra-ui/react';
import { plate, tight } from './map-frame.ts';
import { texts } from './map.texts.ts';

/** Which keys do what on the map. For the eye: readers hear it from the map's own description. */
export const KeyHints = ({ isReadOnly }: { isReadOnly: boolean }) => (
  <Bar className="hints" aria-hidden="true" hideBelow="lg">
    <span>
      <Kbd>↑ ↓ ← →</Kbd> {texts.keyMove}
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
    ...plate,
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
    // Beside scale and attribution there is no room then: above them.
    [tight]: { bottom: '12' },
  },
});

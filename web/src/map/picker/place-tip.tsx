import { formatDegrees } from '@struma/shared/geo.ts';
import { chakra } from '@chakra-ui/react';
import { texts } from '../map.texts.ts';
import type { Place } from './place.ts';

interface PlaceTipProps {
  place: Place;
  /** Undefined while loading; null if no address was found. */
  address: string | null | undefined;
  /** If absent, pipes are not looked up. */
  pipe?: PipeLookup | undefined;
}

/** The state of the pipe lookup at a place. */
export type PipeLookup = { kind: 'loading' } | { kind: 'none' } | { kind: 'failed' } | { kind: 'pipe'; id: string };

/** The box above the marker with address, coordinates and pipe. Its height is the same while loading. */
export const PlaceTip = ({ place, address, pipe }: PlaceTipProps) => (
  <Tip data-place-tip="">
    <strong>{address === undefined ? texts.loadingAddress : (address ?? texts.unknownAddress)}</strong>
    <span className="numbers">
      <span>
        {texts.latitude} {formatDegrees(place.latitude)}
      </span>
      <span>
        {texts.longitude} {formatDegrees(place.longitude)}
      </span>
    </span>
    {pipe && (
      <span className="pipe">
        {pipe.kind === 'pipe' && <i />}
        {pipe.kind === 'pipe' ? (
          <>
            {texts.pipe} <b>{pipe.id}</b>
          </>
        ) : (
          formatPipe(pipe)
        )}
      </span>
    )}
  </Tip>
);

export const formatPipe = (pipe: PipeLookup): string => {
  switch (pipe.kind) {
    case 'loading':
      return texts.loadingAddress;
    case 'none':
      return texts.noPipe;
    case 'failed':
      return texts.pipeFailed;
    case 'pipe':
      return `${texts.pipe} ${pipe.id}`;
  }
};

const Tip = chakra('div', {
  base: {
    position: 'absolute',
    bottom: 'calc(100% + 0.5rem)',
    left: '50%',
    translate: '-50% 0',
    w: 'max-content',
    // In a narrow window, the tip of a centred marker must fit between the controls.
    maxW: { base: '14.5rem', md: '17.5rem' },
    px: '3',
    py: '2',
    bg: 'bg.panel',
    color: 'fg',
    borderRadius: 'lg',
    boxShadow: 'float',
    textStyle: 'sm',
    pointerEvents: 'none',
    _after: {
      content: '""',
      position: 'absolute',
      top: '100%',
      left: '50%',
      boxSize: '2.5',
      translate: '-50% -60%',
      rotate: '45deg',
      bg: 'bg.panel',
    },
    '& strong': { display: 'block', fontWeight: 'medium' },
    '& .numbers': { display: 'flex', gap: '2', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    '& .pipe': { display: 'flex', alignItems: 'center', gap: '1.5', mt: '1', fontVariantNumeric: 'tabular-nums' },
    '& .pipe i': { w: '4', h: '1', borderRadius: 'sm', bg: '#C2187A', _dark: { bg: '#FF77C0' } },
  },
});

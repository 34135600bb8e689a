import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Place } from '../../map/picker/place.ts';
import { useMarkerElement } from '../../map/use-marker-element.ts';

interface ValveMarkerProps {
  place: Place;
  label: string;
  kind: 'must' | 'may' | 'broken';
  /** A short text, such as the number of the valve. */
  children: ReactNode;
}

/** The marker of a valve on the map. The lower edge of the marker is at the valve. */
export const ValveMarker = ({ place, label, kind, children }: ValveMarkerProps) => {
  const element = useMarkerElement({ place, role: 'img', label });
  return createPortal(
    <Mark data-kind={kind} aria-hidden="true">
      {children}
    </Mark>,
    element,
  );
};

const Mark = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    minW: '6',
    h: '6',
    px: '1',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'fg.error',
    bg: 'bg.panel',
    color: 'fg.error',
    fontWeight: 'bold',
    textStyle: 'xs',
    boxShadow: 'float',
    '&[data-kind=may]': { borderColor: 'fg.info', color: 'fg.info', borderStyle: 'dashed' },
    '&[data-kind=broken]': { borderColor: 'fg', color: 'fg' },
  },
});

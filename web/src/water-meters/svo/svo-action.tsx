import { chakra } from '@chakra-ui/react';
import { Link2, MapPin, Unlink2 } from 'lucide-react';
import { formatSvoNumber } from '@struma/shared/water-meters/svo-number.ts';
import type { WaterMeterRowFragment } from '../water-meters.generated.ts';
import { openMeterId } from './open-meter-id.ts';
import { texts } from './svo.texts.ts';

/**
 * WM-2: a button that opens the SVO dialog of a common meter. It is green if the meter has an SVO and red if not;
 * without coordinates of the address it is disabled.
 */
export const SvoAction = ({ row }: { row: WaterMeterRowFragment }) => {
  if (!row.isCommon) return null;
  const state = stateOf(row);
  const { icon: Icon, colour, label } = appearances[state];
  const title = `${texts.select(row.fabricNo)}: ${label(row)}`;
  return (
    <Action
      type="button"
      aria-label={title}
      title={title}
      data-state={state}
      color={colour}
      disabled={state === 'disabled'}
      onClick={(event) => {
        // Otherwise the click would also select the row.
        event.stopPropagation();
        openMeterId.set(() => row.id);
      }}
    >
      <Icon size={16} />
    </Action>
  );
};

const stateOf = ({ address, svoId }: WaterMeterRowFragment): keyof typeof appearances => {
  if (!address?.location) return 'disabled';
  return svoId === null ? 'without' : 'connected';
};

const appearances = {
  disabled: { icon: MapPin, colour: 'fg.subtle', label: () => texts.noCoordinates },
  without: { icon: Unlink2, colour: 'fg.error', label: () => texts.withoutSvo },
  connected: {
    icon: Link2,
    colour: 'fg.success',
    label: ({ svoId }: WaterMeterRowFragment) => texts.connected(formatSvoNumber(svoId ?? '')),
  },
} as const;

const Action = chakra('button', {
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    boxSize: { base: '11', md: '7' },
    borderRadius: 'md',
    cursor: 'pointer',
    verticalAlign: 'middle',
    _hover: { bg: 'bg.emphasized' },
    _disabled: { cursor: 'not-allowed', opacity: '0.6', _hover: { bg: 'transparent' } },
  },
});

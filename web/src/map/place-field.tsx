import { Button, chakra, IconButton } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { TextField } from '../ui/fields/text-field.tsx';
import { copy } from '../ui/page-state.tsx';
import { texts } from './map.texts.ts';
import { formatPlace } from './place.ts';
import { pipeText } from './place-tip.tsx';
import { readTypedPlace } from './typed-place.ts';
import type { PickedLocation } from './use-picked-place.ts';

interface PlaceFieldProps {
  location: PickedLocation;
  /** 'Локация на сигнала', for instance. */
  label?: string;
  required?: boolean;
  /** What the form finds wrong; what is wrong with the numbers comes first. */
  problem?: string | undefined;
}

/** Latitude and longitude to type, paste or copy, with what stands there. Works without any map. */
export const PlaceField = ({ location, label = texts.coordinates, required, problem }: PlaceFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  // Nobody is corrected while typing.
  const [isChecked, setIsChecked] = useState(false);
  const { place, put, clear } = location;
  const shown = place ? formatPlace(place) : '';
  const read = readTypedPlace(typed ?? shown);
  const wrong = isChecked && typed !== null && read.kind === 'problem' ? read : null;

  const accept = (): void => {
    if (typed === null) return;
    setIsChecked(true);
    if (read.kind === 'problem') return;
    setTyped(null);
    if (read.kind === 'empty') clear();
    else if (read.kind === 'place' && typed !== shown) put(read.place);
  };
  return (
    <Frame>
      <div className="row">
        <TextField
          label={label}
          value={typed ?? shown}
          required={required}
          hint={place ? undefined : texts.coordinatesHint}
          problem={wrong?.message ?? problem}
          onChange={(text) => {
            setTyped(text);
            setIsChecked(false);
          }}
          onBlur={accept}
          onEnter={accept}
        />
        <IconButton
          variant="outline"
          px="0"
          aria-label={texts.copyCoordinates}
          title={texts.copyCoordinates}
          disabled={!place}
          onClick={() => void copy(shown)}
        >
          <Copy />
        </IconButton>
      </div>
      {wrong?.instead && (
        <Button
          size="xs"
          variant="outline"
          alignSelf="start"
          onClick={() => {
            setTyped(null);
            if (wrong.instead) put(wrong.instead);
          }}
        >
          {texts.swap}
        </Button>
      )}
      <p className="found" aria-hidden="true">
        {place ? factsOf(location) : ''}
      </p>
    </Frame>
  );
};

const factsOf = ({ address, pipe }: PickedLocation): string => {
  const shown = address === undefined ? texts.loadingAddress : (address ?? texts.unknownAddress);
  return pipe ? `${shown} · ${pipeText(pipe)}` : shown;
};

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    '& .row': { display: 'flex', alignItems: 'start', gap: '2' },
    '& .row > div': { flex: '1' },
    // Beside the control, below the label's line.
    '& .row > button': { mt: '5', h: { base: 'control.touch', md: 'control.sm' } },
    '& .found': { textStyle: 'xs', color: 'fg.subtle', _empty: { display: 'none' } },
  },
});

import { Button, chakra, IconButton } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { TextField } from '../../ui/fields/text-field.tsx';
import { copy } from '../../ui/page-state.tsx';
import { texts } from '../map.texts.ts';
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
  /** Told what is wrong with the numbers as they stand there, and null once nothing is. */
  onTypedProblem?: (message: string | null) => void;
}

/** Latitude and longitude to type, paste or copy, with what stands there. Works without any map. */
export const PlaceField = ({
  location,
  label = texts.coordinates,
  required,
  problem,
  onTypedProblem,
}: PlaceFieldProps) => {
  const [written, setWritten] = useState<{ text: string; over: string } | null>(null);
  // Nobody is corrected while typing.
  const [isChecked, setIsChecked] = useState(false);
  const { place, put, clear } = location;
  const shown = place ? formatPlace(place) : '';
  // A place that came from elsewhere meanwhile counts, and not what was typed over the one before.
  const typed = written?.over === shown ? written.text : null;
  const read = readTypedPlace(typed ?? shown);
  const typedProblem = typed !== null && read.kind === 'problem' ? read : null;
  const wrong = isChecked ? typedProblem : null;
  const message = typedProblem?.message ?? null;
  useEffect(() => onTypedProblem?.(message), [onTypedProblem, message]);

  const accept = (): void => {
    if (typed === null) return;
    setIsChecked(true);
    if (read.kind === 'problem') return;
    setWritten(null);
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
            setWritten({ text, over: shown });
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
          disabled={!place || typedProblem !== null}
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
            setWritten(null);
            if (wrong.instead) put(wrong.instead);
          }}
        >
          {texts.swap}
        </Button>
      )}
      <p className="found" aria-hidden="true">
        {place && !typedProblem ? factsOf(location) : ''}
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

import { formatPlace } from '@struma/shared/geo.ts';
import { Button, chakra, IconButton } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { TextField } from '../../ui/fields/text-field.tsx';
import { copyToClipboard } from '../../ui/page-state.tsx';
import { texts } from '../map.texts.ts';
import { formatPipe } from './place-tip.tsx';
import { parseCoordinates } from './parse-coordinates.ts';
import type { PickedLocation } from './use-picked-place.ts';

interface PlaceFieldProps {
  location: PickedLocation;
  /** For instance 'Локация на сигнала'. */
  label?: string;
  required?: boolean;
  /** The form's validation error. Shown unless the typed coordinates have an error. */
  problem?: string | undefined;
  /** Receives the error of the typed coordinates, or null if they are valid. */
  onTypedProblem?: (message: string | null) => void;
}

/** A field to type, paste or copy coordinates. Shows the address and the pipe at the place. Works without a map. */
export const PlaceField = ({
  location,
  label = texts.coordinates,
  required,
  problem,
  onTypedProblem,
}: PlaceFieldProps) => {
  const { place } = location;
  const { shown, text, hasProblem, shownProblem, change, commit, swap } = useTypedPlace(location, onTypedProblem);
  return (
    <Frame>
      <div className="row">
        <TextField
          label={label}
          value={text}
          required={required}
          hint={place ? undefined : texts.coordinatesHint}
          problem={shownProblem?.message ?? problem}
          onChange={change}
          onBlur={commit}
          onEnter={commit}
        />
        <IconButton
          variant="outline"
          px="0"
          aria-label={texts.copyCoordinates}
          title={texts.copyCoordinates}
          disabled={!place || hasProblem}
          onClick={() => void copyToClipboard(shown)}
        >
          <Copy />
        </IconButton>
      </div>
      {shownProblem?.suggestion && (
        <Button size="xs" variant="outline" alignSelf="start" onClick={swap}>
          {texts.swap}
        </Button>
      )}
      <p className="found" aria-hidden="true">
        {place && !hasProblem ? formatFacts(location) : ''}
      </p>
    </Frame>
  );
};

/** The text of the field: the coordinates of the place until the user types another text. */
const useTypedPlace = ({ place, put, clear }: PickedLocation, onTypedProblem: PlaceFieldProps['onTypedProblem']) => {
  const [draft, setDraft] = useState<{ text: string; replaces: string } | null>(null);
  // The error appears when the user leaves the field or presses Enter, not while typing.
  const [isChecked, setIsChecked] = useState(false);
  const shown = place ? formatPlace(place) : '';
  // The typed text is dropped when the place has changed elsewhere, such as on the map.
  const typed = draft?.replaces === shown ? draft.text : null;
  const parsed = parseCoordinates(typed ?? shown);
  const problem = typed !== null && parsed.kind === 'problem' ? parsed : null;
  const shownProblem = isChecked ? problem : null;
  const message = problem?.message ?? null;
  useEffect(() => onTypedProblem?.(message), [onTypedProblem, message]);
  return {
    shown,
    text: typed ?? shown,
    hasProblem: problem !== null,
    /** The error of the text; null until the user leaves the field or presses Enter. */
    shownProblem,
    change: (text: string): void => {
      setDraft({ text, replaces: shown });
      setIsChecked(false);
    },
    /** Picks the typed place. Called when the user leaves the field or presses Enter. */
    commit: (): void => {
      if (typed === null) return;
      setIsChecked(true);
      if (parsed.kind === 'problem') {
        // The map must not show an earlier place beside other coordinates. The user can correct the text, which stays.
        setDraft({ text: typed, replaces: '' });
        if (place) clear();
        return;
      }
      setDraft(null);
      if (parsed.kind === 'empty') clear();
      else if (parsed.kind === 'place' && typed !== shown) put(parsed.place);
    },
    /** Picks the suggested place: the typed coordinates in the other order. */
    swap: (): void => {
      setDraft(null);
      if (shownProblem?.suggestion) put(shownProblem.suggestion);
    },
  };
};

const formatFacts = ({ address, pipe }: PickedLocation): string => {
  const shown = address === undefined ? texts.loadingAddress : (address ?? texts.unknownAddress);
  return pipe ? `${shown} · ${formatPipe(pipe)}` : shown;
};

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    '& .row': { display: 'flex', alignItems: 'start', gap: '2' },
    '& .row > div': { flex: '1' },
    // Aligned with the input, below the label.
    '& .row > button': { mt: '5', h: { base: 'control.touch', md: 'control.sm' } },
    '& .found': { textStyle: 'xs', color: 'fg.subtle', _empty: { display: 'none' } },
  },
});

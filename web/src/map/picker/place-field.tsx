import { formatPlace } from '@struma/shared/geo.ts';
import { Button, chakra, IconButton } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { TextField } from '../../ui/fields/text-field.tsx';
import { copyToClipboard } from '../../ui/page-state.tsx';
import { texts } from '../map.texts.ts';
import { formatPipe } from './place-tip.tsx';
import { parseCoordinates } from './parse-coordinates.ts';
import { isSamePlace, type Place } from './place.ts';
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
        {place && !hasProblem && !location.isTyping ? formatFacts(location) : ''}
      </p>
    </Frame>
  );
};

interface Draft {
  text: string;
  /** The formatted place beside which the text was typed. */
  replaces: string;
  /** The place before the typing, and its text. */
  start: { text: string; place: Place | null };
}

/** The text of the field: the coordinates of the place until the user types another text. */
const useTypedPlace = (
  { place, put, clear, isTyping }: PickedLocation,
  onTypedProblem: PlaceFieldProps['onTypedProblem'],
) => {
  const [draft, setDraft] = useState<Draft | null>(null);
  // The error appears when the user leaves the field or presses Enter, not while typing.
  const [isChecked, setIsChecked] = useState(false);
  const shown = place ? formatPlace(place) : '';
  // The typed text is dropped when the place has changed elsewhere, such as on the map.
  const kept = draft?.replaces === shown ? draft : null;
  const typed = kept?.text ?? null;
  const parsed = parseCoordinates(typed ?? shown);
  const problem = typed !== null && parsed.kind === 'problem' ? parsed : null;
  const shownProblem = isChecked ? problem : null;
  const message = problem?.message ?? null;
  useLayoutEffect(() => onTypedProblem?.(message), [onTypedProblem, message]);
  return {
    shown,
    text: typed ?? shown,
    hasProblem: problem !== null,
    /** The error of the text; null until the user leaves the field or presses Enter. */
    shownProblem,
    /** Takes over the typed place at once: the tap that leaves the field may already submit the form. */
    change: (text: string): void => {
      setIsChecked(false);
      const start = kept?.start ?? { text: shown, place };
      const typedPlace = parseCoordinates(text);
      // The text may have fewer digits than its place has. A text that is no place changes nothing yet.
      const replaced =
        text === start.text ? start.place : typedPlace.kind === 'problem' ? place : (typedPlace.place ?? null);
      setDraft({ text, replaces: replaced ? formatPlace(replaced) : '', start });
      if (isSamePlace(replaced, place)) return;
      if (replaced) put(replaced, { isTyping: true });
      else clear({ isTyping: true });
    },
    /** Looks up the typed place. Called when the user leaves the field or presses Enter. */
    commit: (): void => {
      if (kept === null) return;
      setIsChecked(true);
      if (parsed.kind === 'problem') {
        // The map must not show an earlier place beside other coordinates. The user can correct the text, which stays.
        setDraft({ ...kept, replaces: '' });
        clear();
        return;
      }
      setDraft(null);
      if (!isTyping) return;
      if (place) put(place);
      else clear();
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

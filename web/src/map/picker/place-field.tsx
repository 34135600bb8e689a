import { formatPlace } from '@struma/shared/geo.ts';
import { Button, chakra, IconButton } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
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
  const {
    shown,
    text,
    problem: typedProblem,
    shownProblem,
    change,
    commit,
    swap,
  } = useTypedPlace(location, onTypedProblem);
  return (
    <Frame>
      <div className="row">
        <TextField
          label={label}
          value={text}
          required={required}
          // The line of the address replaces the hint, so that no field below moves.
          hint={place && !location.isTyping ? undefined : texts.coordinatesHint}
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
          disabled={!place || typedProblem !== null}
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
        {place && !typedProblem && !location.isTyping ? formatFacts(location) : ''}
      </p>
    </Frame>
  );
};

interface Draft {
  text: string;
  /** The formatted place beside which the text was typed. */
  replaces: string;
  /** The error appears when the user leaves the field or presses Enter, not while typing. */
  isChecked?: boolean;
}

/** The text of the field: the coordinates of the place until the user types another text. */
const useTypedPlace = ({ place, put, isTyping }: PickedLocation, onTypedProblem: PlaceFieldProps['onTypedProblem']) => {
  const [draft, setDraft] = useState<Draft | null>(null);
  const shown = place ? formatPlace(place) : '';
  // The typed text is dropped when the place has changed elsewhere, such as on the map.
  const kept = draft?.replaces === shown ? draft : null;
  const parsed = kept && parseCoordinates(kept.text);
  const problem = parsed?.kind === 'problem' ? parsed : null;
  const shownProblem = kept?.isChecked ? problem : null;
  const message = problem?.message ?? null;
  useLayoutEffect(() => onTypedProblem?.(message), [onTypedProblem, message]);
  return {
    shown,
    text: kept?.text ?? shown,
    problem,
    /** The error of the text; null until the user leaves the field or presses Enter. */
    shownProblem,
    /** Takes over the typed place at once: the tap that leaves the field may already submit the form. */
    change: (text: string): void => {
      const next = parseCoordinates(text);
      // A text that is no place changes nothing yet. The text of a place may have fewer digits than the place.
      const replaces = next.kind === 'problem' ? shown : next.place ? formatPlace(next.place) : '';
      setDraft({ text, replaces });
      if (replaces !== shown) put(next.place ?? null, { isTyping: true });
    },
    /** Looks up the typed place. Called when the user leaves the field or presses Enter. */
    commit: (): void => {
      if (!kept) return;
      // The map must not show an earlier place beside other coordinates. The user can correct the text, which stays.
      setDraft(problem && { ...kept, replaces: '', isChecked: true });
      if (problem ?? isTyping) put(problem ? null : place);
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

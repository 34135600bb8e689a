import { Button, chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../platform/format.ts';
import { firstOf } from '../../platform/hit-count.texts.ts';
import { Glyph } from '../../ui/glyphs/glyph.tsx';
import { statusGlyphs } from '../signal-state.tsx';
import type { SignalPlaceQuery } from './submit.generated.ts';
import { texts } from './submit.texts.ts';

interface NearbySignalsProps {
  place: Pick<SignalPlaceQuery['signalPlace'], 'nearby' | 'openNearby' | 'closedNearby'>;
  pathOf: (id: string) => string;
}

/**
 * Signals that may be about the same problem. The form shows this list below all fields, so that the fields do not move
 * when the list appears. Links open in a new window, so that the form stays open.
 */
export const NearbySignals = ({ place, pathOf }: NearbySignalsProps) => {
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // The button disappears; without this the next Tab would begin at the top of the page.
  const showAll = (): void => {
    flushSync(() => setShowsAll(true));
    list.current?.querySelectorAll('a')[initialCount]?.focus();
  };
  const { nearby, openNearby, closedNearby } = place;
  const shown = showsAll ? nearby : nearby.slice(0, initialCount);
  const heading = texts.nearby(openNearby, closedNearby);
  const total = openNearby + closedNearby;
  return (
    <Frame aria-live="polite">
      {nearby.length > 0 && (
        <section aria-label={heading}>
          <h3>
            {heading}{' '}
            <small>
              {nearby.length < total && `${firstOf(nearby.length, total)}, `}
              {texts.nearbyWithin}
            </small>
          </h3>
          <p>
            {texts.nearbyHint}
            {closedNearby > 0 && ` ${texts.nearbyDone}`}
          </p>
          <ul ref={list}>
            {shown.map(({ signal, distance }) => (
              <li key={signal.id}>
                <span className="sign" title={signal.statusName}>
                  <Glyph name={statusGlyphs[signal.status]} />
                  <chakra.span srOnly>{signal.statusName}</chakra.span>
                </span>
                <Link to={pathOf(signal.id)} target="_blank" title={texts.newWindow}>
                  <b>{signal.id}</b> {signal.title}
                </Link>
                <span>
                  {texts.metres(distance)} · {formatDateTime(signal.createdAt).slice(0, 10)}
                </span>
              </li>
            ))}
          </ul>
          {shown.length < nearby.length && (
            <Button type="button" size="xs" variant="ghost" onClick={showAll}>
              {texts.nearbyMore(nearby.length - shown.length)}
            </Button>
          )}
        </section>
      )}
    </Frame>
  );
};

/** Number of signals that are listed until the user shows all. */
const initialCount = 3;

const Frame = chakra('div', {
  base: {
    _empty: { display: 'none' },
    '& section': { borderWidth: '1px', borderRadius: 'lg', px: '4', py: '3' },
    '& h3': { display: 'flex', justifyContent: 'space-between', fontWeight: 'semibold', textStyle: 'md' },
    '& small, & p, & li > span:last-child': { textStyle: 'sm', fontWeight: 'normal', color: 'fg.muted' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: '2',
      minH: { base: '11', md: '9' },
      textStyle: 'sm',
    },
    '& li a': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      '&:hover': { textDecoration: 'underline' },
    },
    '& li b': { fontWeight: 'semibold', color: 'struma.fg' },
    '& small': { whiteSpace: 'nowrap' },
    '& li > span:last-child': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    '& .sign': { display: 'grid' },
  },
});

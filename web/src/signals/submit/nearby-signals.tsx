import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../ui/format.ts';
import { StatusBadge } from '../preview/status-badge.tsx';
import type { SignalPlaceQuery } from './submit.generated.ts';
import { texts } from './submit.texts.ts';

interface NearbySignalsProps {
  nearby: SignalPlaceQuery['signalPlace']['nearby'];
  pathOf: (id: string) => string;
}

/** Signals that may be about the same thing, to be looked at before another one is sent. They open beside the form. */
export const NearbySignals = ({ nearby, pathOf }: NearbySignalsProps) => (
  <Frame aria-live="polite">
    {nearby.length > 0 && (
      <section aria-label={texts.nearby(nearby.length)}>
        <h3>
          {texts.nearby(nearby.length)} <small>{texts.nearbyWithin}</small>
        </h3>
        <p>{texts.nearbyHint}</p>
        <ul>
          {nearby.map(({ signal, distance }) => (
            <li key={signal.id}>
              <StatusBadge status={signal.status} name={signal.statusName} />
              <Link to={pathOf(signal.id)} target="_blank" title={texts.newWindow}>
                <b>{signal.id}</b> {signal.title}
              </Link>
              <span>
                {texts.metres(distance)} · {formatDateTime(signal.createdAt).slice(0, 10)}
              </span>
            </li>
          ))}
        </ul>
      </section>
    )}
  </Frame>
);

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
    '& li > span:last-child': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    '@media (max-width: 639px)': {
      '& li': { gridTemplateColumns: 'minmax(0, 1fr) auto', py: '1' },
      '& li > span:first-of-type': { justifySelf: 'start', gridColumn: '1 / 3' },
    },
  },
});

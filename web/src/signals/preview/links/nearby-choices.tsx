import { chakra } from '@chakra-ui/react';
import { dayOf } from '../../../platform/format.ts';
import { silentContext } from '../../../platform/request/busy.ts';
import { Glyph } from '../../../ui/glyphs/glyph.tsx';
import { statusGlyphs } from '../../signal-state.tsx';
import { useSignalPlaceQuery } from '../../submit/submit.generated.ts';
import type { SignalDetails } from '../signal-thread.ts';
import { texts } from './links.texts.ts';

interface NearbyChoicesProps {
  signal: Pick<SignalDetails, 'id' | 'title' | 'location'>;
  onChoose: (id: string) => void;
}

/** Signals near the place of a signal, as suggestions. */
export const NearbyChoices = ({ signal: { id, title, location }, onChoose }: NearbyChoicesProps) => {
  const at = location && { latitude: location.latitude, longitude: location.longitude };
  const { data } = useSignalPlaceQuery(
    at ? { variables: { location: at, title: title.slice(0, maxTitle) }, context: silentContext } : { skip: true },
  );
  const nearby = data?.signalPlace.nearby.filter(({ signal }) => signal.id !== id) ?? [];
  if (nearby.length === 0) return null;
  return (
    <section>
      <chakra.h3 textStyle="label">{texts.nearby}</chakra.h3>
      <chakra.ul maxH="9.5rem" overflowY="auto">
        {nearby.map(({ signal, distance }) => (
          <li key={signal.id}>
            <Choice type="button" onClick={() => onChoose(signal.id)}>
              <Glyph name={statusGlyphs[signal.status]} />
              <chakra.span srOnly>{signal.statusName}</chakra.span>
              <b>{signal.id}</b>
              <span className="title">{signal.title}</span>
              <span className="fact">
                {texts.metres(distance)} · {dayOf(signal.createdAt)}
              </span>
            </Choice>
          </li>
        ))}
      </chakra.ul>
    </section>
  );
};

const maxTitle = 200;

const Choice = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    w: 'full',
    minH: { base: '11', md: '8' },
    px: '1',
    textAlign: 'start',
    borderRadius: 'sm',
    cursor: 'pointer',
    outlineOffset: '-2px',
    _hover: { bg: 'bg.muted' },
    '& b': { color: 'struma.fg', fontWeight: 'semibold' },
    '& .title': {
      flex: '1',
      minW: '0',
      color: 'fg',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& .fact': { flex: 'none', fontVariantNumeric: 'tabular-nums' },
  },
});

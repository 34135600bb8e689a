import { chakra, IconButton } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { flyTo, useMap } from '../../map/map-context.ts';
import { floatingSurface } from '../../map/map-frame.ts';
import { formatDateTime } from '../../platform/format.ts';
import { silently } from '../../platform/request/busy.ts';
import { useRecordPath } from '../../session/record-path.ts';
import { Glyph, type GlyphName } from '../../ui/glyphs/glyph.tsx';
import type { SignalStatus } from '../../types.ts';
import { useSelectedSignalQuery } from './map-signals.generated.ts';
import { texts } from './map-signals.texts.ts';

const glyphs: Readonly<Record<SignalStatus, GlyphName>> = {
  SIGNAL: 'signal',
  BREAKDOWN: 'breakdown',
  REJECTED: 'rejected',
  CLOSED: 'closed',
};

/** The selected signal, with the link to its page. The map moves to it if it is outside the view. */
export const SignalCard = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { map } = useMap();
  const pathOf = useRecordPath();
  const { data, error } = useSelectedSignalQuery({ variables: { id }, context: silently });
  const signal = data?.signal;
  const { latitude, longitude } = signal?.location ?? {};
  useEffect(() => {
    if (latitude === undefined || longitude === undefined || map.getBounds().contains([longitude, latitude])) return;
    flyTo(map, { latitude, longitude });
  }, [map, latitude, longitude]);
  const path = pathOf('SIGNAL', id);
  return (
    <Card aria-label={texts.signal(id)}>
      <header>
        {signal && <Glyph name={glyphs[signal.status]} />}
        <h2>{texts.signal(id)}</h2>
        <IconButton size="xs" variant="ghost" px="0" aria-label={texts.close} title={texts.close} onClick={onClose}>
          <X />
        </IconButton>
      </header>
      {error && <p>{texts.failed}</p>}
      {signal && (
        <>
          <p>{signal.title}</p>
          <p className="facts">
            {texts.status}: {signal.statusName}
            <br />
            {texts.createdAt}: {formatDateTime(signal.createdAt)}
            {signal.needsReply && (
              <>
                <br />
                {texts.waits}
              </>
            )}
          </p>
        </>
      )}
      {path && <Link to={path}>{texts.open}</Link>}
      <output>{texts.selected(id)}</output>
    </Card>
  );
};

const Card = chakra('section', {
  base: {
    ...floatingSurface,
    mt: '3',
    px: '3.5',
    py: '2.5',
    textStyle: 'sm',
    animation: 'let-through 500ms',
    '& header': { display: 'flex', alignItems: 'center', gap: '2' },
    '& h2': { flex: '1', textStyle: 'md', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
    '& p': { mt: '1', overflowWrap: 'anywhere' },
    '& .facts': { color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    '& a': { display: 'inline-block', mt: '2', fontWeight: 'medium', color: 'fg.link' },
    '& a:hover': { textDecoration: 'underline' },
    '& output': { srOnly: true },
  },
});

import { chakra, IconButton } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { flyTo, useMap } from '../../map/map-context.ts';
import { PlaceMarker } from '../../map/picker/place-marker.tsx';
import { floatingSurface } from '../../map/map-frame.ts';
import { Glyph, type GlyphName } from '../../ui/glyphs/glyph.tsx';
import { texts } from './record-card.texts.ts';

export interface SelectedCardProps {
  id: string;
  /** True if a layer draws the record. Otherwise a pin marks its place. */
  isDrawn: boolean;
  onClose: () => void;
}

interface RecordCardProps extends Omit<SelectedCardProps, 'id'> {
  title: string;
  /** Undefined while the record loads. */
  glyph: GlyphName | null | undefined;
  location: { latitude: number; longitude: number } | null | undefined;
  /** Path of the record's page; undefined if the user cannot open it. */
  path: string | undefined;
  /** Announced by screen readers. */
  announcement: string;
  children: ReactNode;
}

/** The card of the selected record, with a link to its page. The map moves to a record outside of the view. */
export const RecordCard = ({
  title,
  glyph,
  location,
  path,
  announcement,
  isDrawn,
  onClose,
  children,
}: RecordCardProps) => {
  const { map } = useMap();
  const { latitude, longitude } = location ?? {};
  useEffect(() => {
    if (latitude === undefined || longitude === undefined || map.getBounds().contains([longitude, latitude])) return;
    flyTo(map, { latitude, longitude });
  }, [map, latitude, longitude]);
  return (
    <Card aria-label={title}>
      <header>
        {glyph && <Glyph name={glyph} />}
        <h2>{title}</h2>
        <IconButton size="xs" variant="ghost" px="0" aria-label={texts.close} title={texts.close} onClick={onClose}>
          <X />
        </IconButton>
      </header>
      {children}
      {path && <Link to={path}>{texts.open}</Link>}
      <output>{announcement}</output>
      {location && !isDrawn && <PlaceMarker place={location} />}
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

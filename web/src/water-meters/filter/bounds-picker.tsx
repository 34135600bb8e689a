import { country } from '@struma/shared/geo.ts';
import { Button, chakra } from '@chakra-ui/react';
import { type PointerEvent, useState } from 'react';
import { AddressSearch } from '../../map/address-search.tsx';
import { MapCanvas } from '../../map/map-canvas.tsx';
import { flyTo, useMap } from '../../map/map-context.ts';
import { MapControls } from '../../map/map-controls.tsx';
import { overlayLayout } from '../../map/map-frame.ts';
import { viewOfBounds } from '../../map/bounds.ts';
import { DialogFrame } from '../../ui/dialog-frame.tsx';
import type { BoundsPickerProps } from '../../ui/list/filter/filter-fields.ts';
import { texts } from './bounds-picker.texts.ts';
import { parseBounds, formatBounds } from './format-bounds.ts';

/**
 * A map on which the user draws the rectangle of a filter. For keyboard users a button takes the visible part of the
 * map. The map opens at the rectangle of the field, or shows the whole country.
 */
export const BoundsPicker = ({ label, value, onPick, onClose }: BoundsPickerProps) => (
  <DialogFrame
    title={label}
    width="56rem"
    onClose={onClose}
    footer={
      <Button type="button" variant="outline" onClick={onClose}>
        {texts.cancel}
      </Button>
    }
  >
    <p>{texts.drawHint}</p>
    <Frame>
      <MapCanvas view={viewOfBounds(parseBounds(value) ?? country)} hasNetwork={false} fallback={<p>{texts.noMap}</p>}>
        <Drawing onPick={onPick} />
      </MapCanvas>
    </Frame>
  </DialogFrame>
);

interface Pixel {
  x: number;
  y: number;
}

/** The view of the home button. */
const home = viewOfBounds(country);

/** Zoom at a found address: some streets around it are visible. */
const addressZoom = 15;

const Drawing = ({ onPick }: { onPick: (bounds: string) => void }) => {
  const { map } = useMap();
  const [isPanning, setIsPanning] = useState(false);
  const [corners, setCorners] = useState<readonly [Pixel, Pixel] | null>(null);
  const pick = (one: Pixel, other: Pixel): void =>
    onPick(formatBounds([map.unproject([one.x, one.y]), map.unproject([other.x, other.y])]));
  const start = (event: PointerEvent<HTMLDivElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const pixel = pixelOf(event);
    setCorners([pixel, pixel]);
  };
  const end = (event: PointerEvent<HTMLDivElement>): void => {
    const [from] = corners ?? [];
    const to = pixelOf(event);
    setCorners(null);
    if (from && Math.abs(from.x - to.x) > 3 && Math.abs(from.y - to.y) > 3) pick(from, to);
  };
  const pickVisible = (): void => {
    const visible = map.getBounds();
    onPick(formatBounds([visible.getSouthWest(), visible.getNorthEast()]));
  };
  return (
    <>
      {!isPanning && (
        <Sheet
          onPointerDown={start}
          onPointerMove={(event) => corners && setCorners([corners[0], pixelOf(event)])}
          onPointerUp={end}
          onPointerCancel={() => setCorners(null)}
        >
          {corners && <div className="rectangle" style={styleOf(corners)} />}
        </Sheet>
      )}
      <div className="search">
        <AddressSearch onPick={({ location }) => flyTo(map, location, addressZoom)} />
      </div>
      <MapControls home={{ label: texts.home, run: () => flyTo(map, home.center, home.zoom) }} />
      <div className="tools">
        <Button type="button" size="sm" aria-pressed={isPanning} onClick={() => setIsPanning(!isPanning)}>
          {isPanning ? texts.draw : texts.pan}
        </Button>
        <Button type="button" size="sm" variant="outline" onClick={pickVisible}>
          {texts.visible}
        </Button>
      </div>
    </>
  );
};

const pixelOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>): Pixel => {
  const { left, top } = currentTarget.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
};

const styleOf = ([one, other]: readonly [Pixel, Pixel]) => ({
  left: Math.min(one.x, other.x),
  top: Math.min(one.y, other.y),
  width: Math.abs(one.x - other.x),
  height: Math.abs(one.y - other.y),
});

const Frame = chakra('div', {
  base: {
    position: 'relative',
    h: '28rem',
    mt: '3',
    borderWidth: '1px',
    borderRadius: 'md',
    overflow: 'hidden',
    '& > div': { ...overlayLayout },
    '& .tools': { position: 'absolute', bottom: '10', left: '2', display: 'flex', gap: '2' },
  },
});

const Sheet = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    cursor: 'crosshair',
    touchAction: 'none',
    '& .rectangle': {
      position: 'absolute',
      borderWidth: '2px',
      borderColor: 'struma.solid',
      bg: 'struma.solid/20',
      pointerEvents: 'none',
    },
  },
});

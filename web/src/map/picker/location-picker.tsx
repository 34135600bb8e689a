import { chakra } from '@chakra-ui/react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { AddressSearch } from '../address-search.tsx';
import { pipeLayers } from '../layer-visibility.ts';
import { MapCanvas } from '../map-canvas.tsx';
import { overlayLayout, floatingSurface } from '../map-frame.ts';
import { texts } from '../map.texts.ts';
import type { MapOverlay } from '../map-overlay.ts';
import { ViewReporter } from '../view-reporter.tsx';
import type { FeatureRef } from '../style/network-style.ts';
import { markerZoom, pickerView, type View } from './place.ts';
import { PlaceField } from './place-field.tsx';
import { PickerParts } from './picker-parts.tsx';
import { type MapPoint, PointMarkers } from './point-markers.tsx';
import { StaticMap } from './static-map.tsx';
import type { PickedLocation } from './use-picked-place.ts';

interface LocationPickerProps {
  /** From `usePickedPlace`. A form's `PlaceField` beside the map shares this object. */
  location: PickedLocation;
  /** The initial view. */
  view?: View;
  /** The view to which the home button leads while there is no marker. */
  home?: View;
  /** If true, the map has the layers of the network. */
  hasNetwork?: boolean;
  /** MP-4: if true, the map always shows the pipes and highlights the pipe at the marker. */
  hasPipes?: boolean;
  /** The feature that is chosen when the map opens. */
  initialChosen?: FeatureRef | null;
  /** Layers of the page, such as signals. The page passes the same array until the layers change. */
  overlays?: readonly MapOverlay[];
  /** Components of the page inside the map, such as a handler of clicks. Rendered before the parts of the picker. */
  children?: ReactNode;
  /** Shown below the search: the record that is chosen on a layer of the page. */
  card?: ReactNode;
  /** Receives the chosen feature, or null after the choice was cleared. */
  onChoose?: (feature: FeatureRef | null) => void;
  isReadOnly?: boolean;
  /** If true, the map shows the coordinate field. For pages without a form. */
  hasField?: boolean;
  /** Colour of the pin. */
  colour?: string;
  /** Text over the map. */
  note?: string | undefined;
  /** Records near the picked place, shown as round markers. */
  points?: readonly MapPoint[];
  /** If false, the map has no address search, because a form beside the map has one. */
  hasSearch?: boolean;
  /** Finds the page of a meter, to which its card links; undefined if the user cannot open it. */
  meterPath?: (id: string) => string | undefined;
  onMove?: (view: View) => void;
}

/** A map on which the user picks a place by double click, drag, address, keys, crosshair or coordinates. */
export const LocationPicker = ({
  location,
  view = pickerView,
  home = pickerView,
  hasNetwork,
  hasPipes,
  initialChosen = null,
  overlays,
  children,
  card,
  onChoose,
  isReadOnly = false,
  hasField,
  colour,
  note,
  points,
  hasSearch = true,
  meterPath,
  onMove,
}: LocationPickerProps) => {
  const [initialView] = useState<View>(() =>
    location.place ? { center: location.place, zoom: Math.max(markerZoom, view.zoom) } : view,
  );
  const [chosen, setChosen] = useState<FeatureRef | null>(initialChosen);
  const choose = useCallback(
    (feature: FeatureRef | null): void => {
      setChosen(feature);
      onChoose?.(feature);
    },
    [onChoose],
  );
  const pipe = usePipe(location);
  const hasFeatures = Boolean(hasNetwork || hasPipes);
  const field = hasField && <PlaceField location={location} />;
  return (
    <Frame>
      <MapCanvas
        view={initialView}
        hasNetwork={hasFeatures}
        chosen={chosen ?? pipe}
        alwaysShown={hasPipes ? pipeLayers : noLayers}
        {...(overlays && { overlays })}
        fallback={
          <FallbackPicker location={location} view={initialView} hasSearch={hasSearch}>
            {field}
          </FallbackPicker>
        }
      >
        {points && <PointMarkers points={points} />}
        {onMove && <ViewReporter onMove={onMove} />}
        {children}
        <PickerParts
          location={location}
          home={home}
          isReadOnly={isReadOnly}
          hasFeatures={hasFeatures}
          chosen={chosen}
          colour={colour}
          onChoose={choose}
          field={field}
          hasSearch={hasSearch}
          meterPath={meterPath}
        >
          {note && <p className="note">{note}</p>}
          {card}
        </PickerParts>
      </MapCanvas>
    </Frame>
  );
};

const noLayers: readonly string[] = [];

/** The pipe at the place, as a feature of the map; null if there is none. */
const usePipe = ({ pipe }: PickedLocation): FeatureRef | null => {
  const id = pipe?.kind === 'pipe' ? Number(pipe.id) : null;
  return useMemo(() => (id !== null && Number.isSafeInteger(id) ? { sourceLayer: 'pipes', id } : null), [id]);
};

/** Shown in browsers without WebGL: a static map of the place. Users search for an address or type coordinates. */
const FallbackPicker = ({
  location,
  view,
  hasSearch,
  children,
}: {
  location: PickedLocation;
  view: View;
  hasSearch: boolean;
  children: React.ReactNode;
}) => {
  const { place, put } = location;
  const fallbackView = useMemo(() => (place ? { center: place, zoom: markerZoom } : view), [place, view]);
  return (
    <>
      <StaticMap view={fallbackView} isMarked={place !== null} hint={texts.noWebGlPick} />
      <div className="search below-note">
        {hasSearch && <AddressSearch onPick={({ location: at, label }) => put(at, { address: label })} />}
        {children && <section className="note">{children}</section>}
      </div>
    </>
  );
};

const Frame = chakra('div', {
  base: {
    flex: '1',
    minH: '0',
    minW: '0',
    h: 'full',
    display: 'flex',
    position: 'relative',
    '& > div': { ...overlayLayout },
    '& .note': { ...floatingSurface, mt: '3', px: '3.5', py: '2.5', textStyle: 'sm' },
    '& .hint': { display: 'block', fontWeight: 'medium', bg: 'bg.warning' },
    '& .below-note': { top: '5.5rem!' },
  },
});

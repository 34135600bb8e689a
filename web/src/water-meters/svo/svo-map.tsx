import { chakra } from '@chakra-ui/react';
import type { MapMouseEvent } from 'maplibre-gl';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { FeatureSelection } from '../../map/features/feature-selection.tsx';
import { pipeLayers } from '../../map/layer-visibility.ts';
import { LayersPanel } from '../../map/layers-panel.tsx';
import { MapCanvas } from '../../map/map-canvas.tsx';
import { flyTo, useMap } from '../../map/map-context.ts';
import { MapControls } from '../../map/map-controls.tsx';
import { floatingSurface, overlayLayout } from '../../map/map-frame.ts';
import type { MapOverlay } from '../../map/map-overlay.ts';
import { texts as mapTexts } from '../../map/map.texts.ts';
import { type Place, roundPlace, thematicView, type View } from '../../map/picker/place.ts';
import { PlaceMarker } from '../../map/picker/place-marker.tsx';
import type { PickedLocation } from '../../map/picker/use-picked-place.ts';
import { texts } from './svo.texts.ts';

interface SvoMapProps {
  /** Location of the address; if the address has none, the location of the meter. Null if both have none. */
  home: Place | null;
  marker: PickedLocation;
  svoId: string | null;
  onChoose: (svoId: string) => void;
  overlay: MapOverlay;
  note: string | null;
}

const svoZoom = 18;
const alwaysShownLayers = [...pipeLayers, 'src_lines_w'];

/**
 * WM-4: the network around a meter. A click chooses an SVO; a double click, a drag and the arrow keys move the marker.
 */
export const SvoMap = ({ home, marker, svoId, onChoose, overlay, note }: SvoMapProps) => {
  const [view] = useState<View>(() => {
    const center = marker.place ?? home;
    return center ? { center, zoom: svoZoom } : thematicView;
  });
  const overlays = useMemo(() => [overlay], [overlay]);
  const chosen = useMemo(() => (svoId === null ? null : { sourceLayer: 'src_lines_w', id: Number(svoId) }), [svoId]);
  return (
    <Frame>
      <MapCanvas
        view={view}
        hasNetwork
        alwaysShown={alwaysShownLayers}
        chosen={chosen}
        overlays={overlays}
        fallback={
          <output>
            <p className="alone">{texts.noMap}</p>
            {note && <p className="note">{note}</p>}
          </output>
        }
      >
        <FeatureSelection
          onChoose={(feature) => {
            if (feature?.sourceLayer === 'src_lines_w') onChoose(String(feature.id));
          }}
        />
        <MapParts home={home} marker={marker} note={note} />
      </MapCanvas>
    </Frame>
  );
};

const MapParts = ({ home, marker, note }: Pick<SvoMapProps, 'home' | 'marker' | 'note'>) => {
  const { map } = useMap();
  const [hasLayers, setHasLayers] = useState(false);
  const { place, put, canUndo, undo } = marker;
  const center = place ?? home;
  const putAt = useEffectEvent((next: Place) => put(roundPlace(next)));
  useEffect(() => {
    const onDoubleClick = ({ lngLat }: MapMouseEvent): void => putAt({ latitude: lngLat.lat, longitude: lngLat.lng });
    map.on('dblclick', onDoubleClick);
    return () => void map.off('dblclick', onDoubleClick);
  }, [map]);
  return (
    <>
      {place && <PlaceMarker place={place} colour="struma.solid" onMove={put} />}
      <div className="search">
        <output>{note && <p className="note">{note}</p>}</output>
      </div>
      <MapControls
        home={
          center
            ? { label: texts.marker, run: () => flyTo(map, center, svoZoom) }
            : { label: mapTexts.toStart, run: () => flyTo(map, thematicView.center, thematicView.zoom) }
        }
        {...(canUndo && { undo })}
        layers={{ isOpen: hasLayers, toggle: () => setHasLayers(!hasLayers) }}
      />
      {hasLayers && <LayersPanel onClose={() => setHasLayers(false)} />}
    </>
  );
};

const Frame = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flex: '1',
    minW: '0',
    minH: '0',
    '& > div': { ...overlayLayout },
    '& .note': { ...floatingSurface, px: '3.5', py: '2.5', textStyle: 'sm' },
    '& .alone': { p: '6', color: 'fg.muted' },
  },
});

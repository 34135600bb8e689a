import type { LayerSpecification, SourceSpecification } from 'maplibre-gl';
import type { ColourMode } from '../platform/colour-mode.ts';
import type { LayerGroup } from './layer-visibility.ts';
import type { Place } from './picker/place.ts';

/** A record in the table of what is in view, so that it can be chosen by keyboard. */
export interface OverlayRecord {
  kind: string;
  name: string;
  place: Place;
  isChosen: boolean;
  choose: () => void;
}

/** Layers that a page adds to the map, with their checkboxes. The page passes the same object until its content changes. */
export interface MapOverlay {
  group: LayerGroup;
  sources: Readonly<Record<string, SourceSpecification>>;
  /** Drawn above all others. */
  createLayers: (mode: ColourMode) => LayerSpecification[];
  records?: readonly OverlayRecord[];
}

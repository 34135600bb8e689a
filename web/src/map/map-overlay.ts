import type { LayerSpecification, SourceSpecification } from 'maplibre-gl';
import type { ColourMode } from '../platform/colour-mode.ts';
import type { LayerGroup } from './layer-visibility.ts';
import type { Place } from './picker/place.ts';

/** A record of an overlay in the table of features in view, in which it can be chosen by keyboard. */
export interface OverlayRecord {
  kind: string;
  name: string;
  place: Place;
  isChosen: boolean;
  choose: () => void;
}

/** Layers that a page adds to the map, with their checkboxes. The page passes one object until the layers change. */
export interface MapOverlay {
  group: LayerGroup;
  sources: Readonly<Record<string, SourceSpecification>>;
  /** Creates the layers. The map draws these layers above all others. */
  createLayers: (mode: ColourMode) => LayerSpecification[];
  records?: readonly OverlayRecord[];
}

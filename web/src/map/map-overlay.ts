import type { LayerSpecification, SourceSpecification } from 'maplibre-gl';
import type { ColourMode } from '../platform/colour-mode.ts';
import type { LayerGroup } from './layer-visibility.ts';
import type { Place } from './picker/place.ts';

/** A row of the table of features in view: a feature of the network, or a record of an overlay. */
export interface MapTableRow {
  kind: string;
  /** The number by which users know the feature or record. */
  name: string;
  /** Distinguishes rows with the same kind and name. */
  key?: string;
  /** Title or address, and status of a record. Shown below the name. */
  note?: string;
  place: Place;
  isChosen: boolean;
  choose: () => void;
}

/** Layers that a page adds to the map, with their checkboxes. The page passes a new object only for changed layers. */
export interface MapOverlay {
  group: LayerGroup;
  sources: Readonly<Record<string, SourceSpecification>>;
  /** Creates the layers. The map draws these layers above all others. */
  createLayers: (mode: ColourMode) => LayerSpecification[];
  /** The records of the layers, such as signals, for the table of features in view. */
  records?: readonly MapTableRow[];
}

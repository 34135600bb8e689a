import type { LayerSpecification, SourceSpecification } from 'maplibre-gl';
import type { ColourMode } from '../platform/colour-mode.ts';
import type { LayerGroup } from './layer-visibility.ts';

/** Layers that a page adds to the map, with their checkboxes. The page passes the same object until its content changes. */
export interface MapOverlay {
  group: LayerGroup;
  sources: Readonly<Record<string, SourceSpecification>>;
  /** Drawn above all others. */
  createLayers: (mode: ColourMode) => LayerSpecification[];
}

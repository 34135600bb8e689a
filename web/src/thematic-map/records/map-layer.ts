import type { MapOverlay } from '../../map/map-overlay.ts';

/** What a layer of records adds to the map, and a message about the layer. */
export interface RecordOverlay {
  overlay: MapOverlay;
  note: string | undefined;
}

export interface MapLayerProps {
  /** Id of the selected record. */
  selected: string | null;
  onSelect: (id: string) => void;
  onChange: (overlay: RecordOverlay) => void;
}

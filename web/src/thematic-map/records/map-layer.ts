import type { MapOverlay } from '../../map/map-overlay.ts';

/** What a layer of records adds to the map, and a message about the layer. */
export interface RecordOverlay {
  overlay: MapOverlay;
  note: string | undefined;
  /** True if the selected record is among those of the layer. */
  hasSelected: boolean;
}

export interface MapLayerProps {
  /** Id of the selected record. */
  selected: string | null;
  onSelect: (id: string) => void;
  onChange: (overlay: RecordOverlay) => void;
}

import type { Screen } from '../session/screen.ts';
import { titleOf } from '../session/screen.ts';
import type { Icon } from '../ui/icons.ts';
import type { ExternalTool } from './external-tools.ts';

export interface Tile {
  title: string;
  icon: Icon;
  /** In-app path, or the address for a new window. */
  path: string;
  newWindow: boolean;
}

interface MapView {
  zoom: number;
  center: { latitude: number; longitude: number };
}

/** Tiles of the permitted pages whose own groups the person meets. An entry without groups is for everybody. */
export const pageTiles = (screens: readonly Screen[], groups: readonly string[]): Tile[] =>
  screens
    .flatMap((screen) =>
      screen.dashboard && meets(screen.dashboard.groups, groups) ? [{ ...screen.dashboard, screen }] : [],
    )
    .sort((left, right) => left.order - right.order)
    .map(({ icon, screen }) => ({ icon, title: titleOf(screen, {}), path: screen.path, newWindow: false }));

/** Tiles of the outside tools; one without an address is absent. */
export const toolTiles = (tools: readonly ExternalTool[], groups: readonly string[], view: MapView | null): Tile[] =>
  tools
    .filter((tool) => tool.path !== '' && meets(tool.groups, groups))
    .map(({ icon, title, path, target }) => ({
      icon,
      title,
      path: target === 1 ? withMapView(path, view) : path,
      newWindow: target === 1,
    }));

// The whole country, for a person whose map has not moved yet.
const wholeCountry: MapView = { zoom: 7, center: { latitude: 42.7339, longitude: 25.4858 } };

/** The address with its placeholders zoom, lat and lng replaced by what part of the map the person saw last. */
export const withMapView = (path: string, view: MapView | null): string => {
  const { zoom, center } = view ?? wholeCountry;
  const values: Readonly<Record<string, number>> = { zoom, lat: center.latitude, lng: center.longitude };
  return path.replaceAll(/\{(zoom|lat|lng)\}|:(zoom|lat|lng)\b/g, (placeholder, braced?: string, led?: string) =>
    String(values[braced ?? led ?? ''] ?? placeholder),
  );
};

const meets = (asked: readonly string[] | undefined, own: readonly string[]): boolean =>
  !asked || asked.length === 0 || asked.some((group) => own.includes(group));

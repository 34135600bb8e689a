import type { Screen } from '../session/screen.ts';
import { getTitle } from '../session/screen.ts';
import type { Icon } from '../ui/icons.ts';
import type { ExternalTool } from './external-tools.ts';

export interface Tile {
  title: string;
  icon: Icon;
  /** In-app path, or the URL for a new window. */
  path: string;
  opensNewWindow: boolean;
}

interface MapView {
  zoom: number;
  center: { latitude: number; longitude: number };
}

/** Tiles of the permitted pages. An entry with groups is shown to these groups only. */
export const buildPageTiles = (screens: readonly Screen[], groups: readonly string[]): Tile[] =>
  screens
    .flatMap((screen) =>
      screen.dashboard && isForGroups(screen.dashboard.groups, groups) ? [{ ...screen.dashboard, screen }] : [],
    )
    .sort((left, right) => left.order - right.order)
    .map(({ icon, screen }) => ({
      icon,
      title: screen.menuTitle ?? getTitle(screen, {}),
      path: screen.path,
      opensNewWindow: false,
    }));

/** Tiles of the external tools. A tool without an address has no tile. */
export const buildToolTiles = (
  tools: readonly ExternalTool[],
  groups: readonly string[],
  view: MapView | null,
): Tile[] =>
  tools
    .filter((tool) => tool.path !== '' && isForGroups(tool.groups, groups))
    .map(({ icon, title, path, target }) => ({
      icon,
      title,
      path: target === 1 ? fillMapView(path, view) : path,
      opensNewWindow: target === 1,
    }));

/** The default for users who have not moved the map yet. */
const wholeCountry: MapView = { zoom: 7, center: { latitude: 42.7339, longitude: 25.4858 } };

/**
 * DA-3: replaces the placeholders zoom, lat and lng by the user's last map view. A placeholder is written `{zoom}` or
 * `:zoom`, or is a whole segment of the path, `/zoom/`. The host is not a segment of the path.
 */
export const fillMapView = (path: string, view: MapView | null): string => {
  const { zoom, center } = view ?? wholeCountry;
  const values: Readonly<Record<string, number>> = { zoom, lat: center.latitude, lng: center.longitude };
  return path.replaceAll(
    /\{(zoom|lat|lng)\}|:(zoom|lat|lng)\b|(?<=(?:^|[^/:])\/)(zoom|lat|lng)(?=[/?#]|$)/g,
    (placeholder, braced?: string, colon?: string, part?: string) =>
      String(values[braced ?? colon ?? part ?? ''] ?? placeholder),
  );
};

const isForGroups = (required: readonly string[] | undefined, granted: readonly string[]): boolean =>
  !required || required.length === 0 || required.some((group) => granted.includes(group));

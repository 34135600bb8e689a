import { useLastMapView } from '../session/map-view.ts';
import { useSession } from '../session/use-session.ts';
import { externalTools } from './external-tools.ts';
import { type Tile, toolTiles } from './tiles.ts';

/** The outside tools that the person may open, at the part of the map that was seen last. */
export const useToolTiles = (): Tile[] => {
  const { allowedGroups, environment } = useSession();
  return toolTiles(externalTools(environment.tools), allowedGroups, useLastMapView());
};

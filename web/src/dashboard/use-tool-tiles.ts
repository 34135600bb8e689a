import { useLastMapView } from '../session/map-view.ts';
import { useSession } from '../session/use-session.ts';
import { toExternalTools } from './external-tools.ts';
import { type Tile, buildToolTiles } from './tiles.ts';

/** Tiles of the user's external tools, with the last map view in their URLs. */
export const useToolTiles = (): Tile[] => {
  const { allowedGroups, environment } = useSession();
  return buildToolTiles(toExternalTools(environment.tools), allowedGroups, useLastMapView());
};

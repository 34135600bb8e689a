import type { Place, View } from './picker/place.ts';

export const thematicMapPath = '/thematic_map';

/** The path of the thematic map at the given view. */
export const toThematicMap = ({ center, zoom }: View): string =>
  `${thematicMapPath}?zoom=${zoom}&lat=${center.latitude}&lng=${center.longitude}`;

const placeZoom = 18;

/**
 * Returns a function that builds the path of the thematic map at a place, optionally with a selected feature,
 * such as `pipes.41376`. Null without a place, or if the map is not among the pages that the user may open.
 */
export const createPlaceLink = (
  place: Place | null,
  permittedPages: readonly { path: string }[],
): ((selected?: string) => string) | null => {
  if (!place || !permittedPages.some(({ path }) => path === thematicMapPath)) return null;
  const { latitude, longitude } = place;
  const address = toThematicMap({ center: { latitude, longitude }, zoom: placeZoom });
  return (selected) => address + (selected === undefined ? '' : `&selected=${encodeURIComponent(selected)}`);
};

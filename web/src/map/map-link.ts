import type { View } from './picker/place.ts';

export const thematicMapPath = '/thematic_map';

/** The path of the thematic map at the given view. */
export const thematicMapLink = ({ center, zoom }: View): string =>
  `${thematicMapPath}?zoom=${zoom}&lat=${center.latitude}&lng=${center.longitude}`;

import { usePermittedScreens } from '../session/permitted-screens.ts';
import { thematicMapLink, thematicMapPath } from './map-link.ts';
import type { Place } from './picker/place.ts';

const zoom = 18;

/**
 * Returns a function that builds the path of the thematic map at a place, with a feature selected, such as
 * `pipes.41376`. Null without a place, or for a person who cannot open the map.
 */
export const useMapLink = (place: Place | null): ((selected?: string) => string) | null => {
  const screens = usePermittedScreens();
  if (!place || !screens.some(({ path }) => path === thematicMapPath)) return null;
  const { latitude, longitude } = place;
  const address = thematicMapLink({ center: { latitude, longitude }, zoom });
  return (selected) => address + (selected === undefined ? '' : `&selected=${encodeURIComponent(selected)}`);
};

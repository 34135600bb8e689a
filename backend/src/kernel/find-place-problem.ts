import { isInCountry } from '@struma/shared/geo.ts';
import { countryTexts as texts } from './country.texts.ts';
import type { Coordinates } from './geo.ts';

/** The reason why a place outside of the country is refused; null if the place is in the country. */
export const findPlaceProblem = (place: Coordinates): string | null => {
  if (isInCountry(place)) return null;
  const swapped = { latitude: place.longitude, longitude: place.latitude };
  return isInCountry(swapped) ? texts.swapped : texts.outside;
};

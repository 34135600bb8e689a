import { useEffect } from 'react';
import { flyTo, useMap } from '../../map/map-context.ts';
import { useGeocodeQuery } from '../../map/map.generated.ts';
import { optionalContext } from '../../platform/request/busy.ts';

interface FollowAddressProps {
  /** Name of the town, with or without its code. */
  town: string | undefined;
  street: string | undefined;
  /** True if the form has a place: then the map stays at its marker. */
  isPlaced: boolean;
}

const townZoom = 13;
const streetZoom = 16;

/** Moves the map to the chosen town and street, so that the user need not search them again to pick the place. */
export const FollowAddress = ({ town, street, isPlaced }: FollowAddressProps): null => {
  const { map } = useMap();
  const text = [street, town && withoutCode(town)].filter(Boolean).join(', ');
  const { data } = useGeocodeQuery(
    town === undefined || isPlaced
      ? { skip: true }
      : { variables: { text }, context: optionalContext, errorPolicy: 'all' },
  );
  const place = data?.geocode[0]?.location;
  const zoom = street === undefined ? townZoom : streetZoom;
  useEffect(() => {
    if (place) flyTo(map, place, zoom);
  }, [map, place, zoom]);
  return null;
};

/** A town is offered as '61577 - Радомир'; a geocoder knows only the name. */
const withoutCode = (town: string): string => town.replace(/^\d+ - /, '');

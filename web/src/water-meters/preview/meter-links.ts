import { thematicMapPath } from '../../map/map-link.ts';
import type { WaterMeterDetailsFragment, WaterMeterSettingsQuery } from './preview.generated.ts';

export type MeterSettings = WaterMeterSettingsQuery['waterMeterSettings'];

const ownMap = `${thematicMapPath}?zoom={zoom}&lat={lat}&lng={lng}&layer={layer}&id={id}`;
const zoom = '18';

/** WM-11: the map at the meter, the product's own one or that of the template; null if the meter has no location. */
export const meterMapUrl = (
  { id, location, client }: Pick<WaterMeterDetailsFragment, 'id' | 'location' | 'client'>,
  template: string | null,
): string | null => {
  if (!location) return null;
  return fill(template ?? ownMap, {
    zoom,
    lat: String(location.latitude),
    lng: String(location.longitude),
    layer: client?.isResidential ? 'residential' : 'public',
    id,
  });
};

/** WM-9: the page of an address in the application of valves. */
export const valvesUrl = (addressId: string, template: string): string => fill(template, { addressId });

const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    return value === undefined ? placeholder : encodeURIComponent(value);
  });

import { thematicMapPath } from '../../map/map-link.ts';
import type { WaterMeterDetailsFragment, WaterMeterSettingsQuery } from './preview.generated.ts';

export type MeterSettings = WaterMeterSettingsQuery['waterMeterSettings'];

const productMap = `${thematicMapPath}?zoom={zoom}&lat={lat}&lng={lng}&layer={layer}&id={id}`;
const zoom = '18';

/**
 * WM-11: URL of a map that shows the meter. `template` comes from the settings; if it is null, the product's own map is
 * used. Returns null if the meter has no location.
 */
export const meterMapUrl = (
  { id, location, client }: Pick<WaterMeterDetailsFragment, 'id' | 'location' | 'client'>,
  template: string | null,
): string | null => {
  if (!location) return null;
  return fill(template ?? productMap, {
    zoom,
    lat: String(location.latitude),
    lng: String(location.longitude),
    layer: client?.isResidential ? 'residential' : 'public',
    id,
  });
};

/** WM-9: URL of the page of an address in the external application for valves. */
export const valvesUrl = (addressId: string, template: string): string => fill(template, { addressId });

const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    return value === undefined ? placeholder : encodeURIComponent(value);
  });

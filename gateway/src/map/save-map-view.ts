import type { SaveMapViewInput, SaveMapViewResult } from '../kernel/schema-types.generated.ts';
import type { GatewayContext } from '../kernel/context.ts';
import { mapTexts } from './map.texts.ts';

/** AU-12: stores the user's last map view. */
export const saveMapView = async (
  { rest }: GatewayContext,
  { center, zoom }: SaveMapViewInput,
): Promise<SaveMapViewResult & { __typename: string }> => {
  if (!(Math.abs(center.latitude) <= 90 && Math.abs(center.longitude) <= 180))
    return invalid(['center'], mapTexts.wrongPlace);
  if (!(zoom >= 3 && zoom <= 23.99)) return invalid(['zoom'], mapTexts.wrongZoom);
  const view = { lat: String(center.latitude), lng: String(center.longitude), zoom: String(zoom) };
  await rest.postMultipart('/api/Account/SaveLastMapView', view, {}, null, {});
  return { __typename: 'SaveMapViewSuccess', view: { center, zoom } };
};

const invalid = (path: string[], message: string) => ({
  __typename: 'InvalidInput' as const,
  message,
  problems: [{ path, code: 'RANGE' as const, message }],
});

import type { Static } from 'typebox';
import type { Principal } from '../kernel/access/access.ts';
import type { Database } from '../kernel/database/database.ts';
import type { LastMapView } from './session.schemas.ts';

/** AU-12: stores the centre and the zoom of the person's map. */
export const saveLastMapView = async (
  database: Database,
  { subject, name }: Principal,
  { lat, lng, zoom }: Static<typeof LastMapView>,
): Promise<void> => {
  const view = { name, last_map_center: `(${lng},${lat})`, map_last_zoom: zoom, modified_on: new Date() };
  await database
    .insertInto('user_setting')
    .values({ subject, ...view })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet(view))
    .execute();
};

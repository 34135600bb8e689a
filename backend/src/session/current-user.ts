import type { Static } from 'typebox';
import type { Principal } from '../kernel/access/access.ts';
import type { Database } from '../kernel/database/database.ts';
import type { CurrentUser } from './session.schemas.ts';

/** Returns the signed-in person with the stored settings of the map. */
export const readCurrentUser = async (
  { database, isProduction }: { database: Database; isProduction: boolean },
  principal: Principal,
): Promise<Static<typeof CurrentUser>> => {
  const setting = await database
    .selectFrom('user_setting')
    .select(['last_map_center', 'map_last_zoom'])
    .where('subject', '=', principal.subject)
    .executeTakeFirst();
  return {
    name: principal.name,
    member_of: [...principal.actions],
    allowedActions: [...principal.actions],
    allowedGroups: [...principal.groups],
    isProduction,
    last_map_center_lat: setting?.last_map_center?.y ?? null,
    last_map_center_lng: setting?.last_map_center?.x ?? null,
    map_last_zoom: setting?.map_last_zoom ?? null,
  };
};

import type { Person } from '../kernel/access.ts';
import type { Database } from '../kernel/database.ts';
export const readCurrentUser = async (_s: { database: Database; isProduction: boolean }, _p: Person): Promise<{ name: string; member_of: string[]; allowedActions: string[]; allowedGroups: string[]; isProduction: boolean; last_map_center_lat: number | null; last_map_center_lng: number | null; map_last_zoom: number | null }> => { throw new Error('later'); };

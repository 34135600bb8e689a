import { getTitle, type Screen } from '../../session/screen.ts';
import type { Action } from '../../types.ts';
import { actionOfRole } from '../administration.texts.ts';

/**
 * Titles of the screens that a role opens, without the pages of single records. Null if the role is not an action of
 * the product.
 */
export const screensOfRole = (roleName: string, screens: readonly Screen[]): string[] | null => {
  const action: Action | undefined = actionOfRole[roleName];
  if (action === undefined) return null;
  const found = screens.filter(({ actions, menu, path }) => actions?.includes(action) && (menu || !path.includes(':')));
  return [...new Set(found.map((screen) => screen.menuTitle ?? getTitle(screen, {})))];
};

import type { Screen } from '../session/screen.ts';

export interface Principal {
  allowedActions: readonly string[];
  allowedGroups: readonly string[];
  /** Features of the REST service, and the external tools. If absent, none. */
  environment?: { features: readonly string[]; tools?: readonly { kind: string; address: string }[] };
}

/**
 * True if the principal has one of the page's actions and one of its groups, and the REST service has its feature. An
 * absent list or feature requires nothing. Users who are redirected from the page do not need the feature.
 */
export const canOpen = (
  screen: Pick<Screen, 'actions' | 'groups' | 'feature' | 'redirectedFor'>,
  principal: Principal,
): boolean =>
  includesAny(screen.actions, principal.allowedActions) &&
  includesAny(screen.groups, principal.allowedGroups) &&
  (screen.feature === undefined ||
    principal.environment?.features.includes(screen.feature) === true ||
    isRedirected(screen, principal));

const isRedirected = ({ redirectedFor }: Pick<Screen, 'redirectedFor'>, { allowedActions }: Principal): boolean =>
  redirectedFor !== undefined && includesAny(redirectedFor, allowedActions);

/**
 * The pages that the principal can open. A child is removed if the principal cannot open the child or one of its
 * parents. A page that redirects the principal or is replaced by a tool has no menu entry, tile or key.
 */
export const filterPermitted = (screens: readonly Screen[], principal: Principal): Screen[] =>
  screens
    .filter((screen) => canOpen(screen, principal))
    .map((screen) => removeEntries(screen, principal))
    .map((screen) => (screen.children ? { ...screen, children: filterPermitted(screen.children, principal) } : screen));

const removeEntries = (screen: Screen, principal: Principal): Screen => {
  if (!isRedirected(screen, principal) && !isReplaced(screen, principal)) return screen;
  const { menu: _menu, dashboard: _dashboard, shortcutKey: _shortcutKey, key: _key, ...rest } = screen;
  return rest;
};

/** SH-10: true if an external tool replaces the page in the menu and on the dashboard. Its path can still be opened. */
const isReplaced = ({ replacedBy }: Screen, { environment }: Principal): boolean =>
  environment?.tools?.some(({ kind, address }) => kind === replacedBy && address !== '') === true;

/** The pages as a flat list, each parent before its children. */
export const flattenScreens = (screens: readonly Screen[]): Screen[] =>
  screens.flatMap((screen) => [screen, ...flattenScreens(screen.children ?? [])]);

const includesAny = (required: readonly string[] | undefined, granted: readonly string[]): boolean =>
  required === undefined || required.some((item) => granted.includes(item));

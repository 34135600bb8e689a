import type { Screen } from '../session/screen.ts';

export interface Person {
  allowedActions: readonly string[];
  allowedGroups: readonly string[];
  /** What the REST service can do; unknown: nothing of its own. */
  environment?: { features: readonly string[] };
}

/** At least one of the page's actions and at least one of its groups, on a REST service that can do it; what is absent asks for nothing. */
export const mayOpen = (
  screen: Pick<Screen, 'actions' | 'groups' | 'feature' | 'fullerFor'>,
  person: Person,
): boolean =>
  meets(screen.actions, person.allowedActions) &&
  meets(screen.groups, person.allowedGroups) &&
  (screen.feature === undefined ||
    person.environment?.features.includes(screen.feature) === true ||
    hasFuller(screen, person));

const hasFuller = ({ fullerFor }: Pick<Screen, 'fullerFor'>, { allowedActions }: Person): boolean =>
  fullerFor !== undefined && meets(fullerFor, allowedActions);

/** The pages that the person may open. A child is left out with its parent, and by its own lists. */
export const permitted = (screens: readonly Screen[], person: Person): Screen[] =>
  screens
    .filter((screen) => mayOpen(screen, person))
    .map((screen) => unlisted(screen, person))
    .map((screen) => (screen.children ? { ...screen, children: permitted(screen.children, person) } : screen));

const unlisted = (screen: Screen, person: Person): Screen => {
  if (!hasFuller(screen, person)) return screen;
  const { menu: _menu, dashboard: _dashboard, goKey: _goKey, key: _key, ...rest } = screen;
  return rest;
};

/** The same pages without levels: each parent before its children. */
export const flat = (screens: readonly Screen[]): Screen[] =>
  screens.flatMap((screen) => [screen, ...flat(screen.children ?? [])]);

const meets = (asked: readonly string[] | undefined, own: readonly string[]): boolean =>
  asked === undefined || asked.some((one) => own.includes(one));

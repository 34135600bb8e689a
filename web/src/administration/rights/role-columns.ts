import type { UserRoleListQuery } from '../administration.generated.ts';
import { texts } from '../administration.texts.ts';

type Right = UserRoleListQuery['userRoles']['items'][number]['rights'][number];

/** A column of the table of users and roles. */
export interface RoleColumn {
  key: string;
  label: string;
}

const keyOf = ({ clientId, roleName }: Right): string => `${clientId} ${roleName}`;

const collator = new Intl.Collator('bg', { numeric: true });

/** One column for each role that any of the users has. If there are several modules, the labels name the module. */
export const collectRoles = (rights: readonly Right[]): RoleColumn[] => {
  const byKey = new Map(rights.map((right) => [keyOf(right), right]));
  const hasSeveralModules = new Set(rights.map(({ clientId }) => clientId)).size > 1;
  return [...byKey]
    .map(([key, { clientId, roleName }]) => ({
      key,
      label: hasSeveralModules ? texts.rightsOf(clientId, roleName) : roleName,
    }))
    .toSorted((one, other) => collator.compare(one.label, other.label));
};

/** Names the sources of a user's role; empty if the user does not have the role. */
export const sourcesOf = (rights: readonly Right[], column: RoleColumn): string => {
  const right = rights.find((candidate) => keyOf(candidate) === column.key);
  return right ? describeSources(right) : '';
};

/** Names the sources of a role. A role that is neither direct nor from a group is included in another role. */
export const describeSources = ({ isDirect, groups }: Pick<Right, 'isDirect' | 'groups'>): string =>
  [...(isDirect ? [texts.direct] : []), ...groups.map(texts.fromGroup)].join(', ') || texts.fromRole;

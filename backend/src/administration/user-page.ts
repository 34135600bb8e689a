import { Type, type Static } from 'typebox';
import { refTo } from '../kernel/http/schema.ts';
import { AccountUser, isPerson, toAccountUser } from './account-schemas.ts';
import type { IdentityAdministration } from './identity-administration.ts';

const sortFields = ['username', 'email', 'firstName', 'lastName', 'enabled'] as const;

export const UserPageQuery = Type.Object({
  search: Type.Optional(
    Type.String({ maxLength: 200, description: 'Part of the user name, e-mail, first or last name.' }),
  ),
  enabled: Type.Optional(Type.Boolean()),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  itemsPerPage: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
  sortBy: Type.Optional(Type.Array(Type.Unsafe<(typeof sortFields)[number]>({ type: 'string', enum: sortFields }))),
  sortDesc: Type.Optional(Type.Array(Type.Boolean())),
});

export const UserPage = Type.Object(
  { items: Type.Array(refTo(AccountUser)), totalCount: Type.Integer() },
  { $id: 'AccountUserPage' },
);

/**
 * Reads one page of users. The provider sorts its pages by user name. For another order, or if filtered by state, all
 * users that match the search are read.
 */
export const readUserPage = async (
  { keycloak }: IdentityAdministration,
  { search = '', enabled, page = 1, itemsPerPage = 10, sortBy = [], sortDesc = [] }: Static<typeof UserPageQuery>,
): Promise<Static<typeof UserPage>> => {
  const { users } = await keycloak();
  const first = (page - 1) * itemsPerPage;
  const filter = search.trim() ? { search: toSearch(search) } : {};
  const isProviderOrder = sortBy.length === 0 || (sortBy[0] === 'username' && sortDesc[0] !== true);
  if (enabled === undefined && isProviderOrder) {
    const [found, totalCount] = await Promise.all([
      itemsPerPage === 0 ? [] : users.find({ ...filter, first, max: itemsPerPage, briefRepresentation: true }),
      users.count(filter),
    ]);
    return { items: found.map(toAccountUser), totalCount };
  }
  const all = (await users.find({ ...filter, max: -1, briefRepresentation: true })).filter(isPerson).map(toAccountUser);
  const rows = all.filter((user) => enabled === undefined || user.enabled === enabled);
  rows.sort((one, other) => compare(one, other, sortBy, sortDesc));
  return { items: rows.slice(first, first + itemsPerPage), totalCount: rows.length };
};

/** The provider matches the beginning of a word; with asterisks around the word it matches any part. */
const toSearch = (text: string): string =>
  text
    .replaceAll(/["*]/g, ' ')
    .trim()
    .split(/\s+/)
    .map((word) => `*${word}*`)
    .join(' ');

const collator = new Intl.Collator('bg', { numeric: true });

const compare = (
  one: AccountUser,
  other: AccountUser,
  sortBy: readonly (typeof sortFields)[number][],
  sortDesc: readonly boolean[],
): number => {
  for (const [index, field] of sortBy.entries()) {
    const order = collator.compare(String(one[field] ?? ''), String(other[field] ?? ''));
    if (order !== 0) return sortDesc[index] === true ? -order : order;
  }
  return collator.compare(one.username, other.username);
};

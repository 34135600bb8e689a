import type { Queries } from '../database/database.ts';
import { findClient, type StoredClient } from './clients.ts';

export interface Person {
  id: string;
  username: string;
  email: string | null;
  email_verified: boolean;
  first_name: string | null;
  last_name: string | null;
  groups: string[];
  roles: Record<string, string[]>;
}

/** Finds an enabled user, with the user's groups and the roles that are assigned directly or through a group. */
export const findPerson = (queries: Queries, id: string): Promise<Person | undefined> =>
  queries.query<Person>(`${select} where u.id::text = $1 and u.enabled`, [id]).then(({ rows }) => rows[0]);

export const findServiceAccount = (queries: Queries, clientId: string): Promise<Person | undefined> =>
  queries
    .query<Person>(
      `${select} join identity.clients sc on sc.id = u.service_account_client_id
       where sc.client_id = $1 and sc.enabled and u.enabled`,
      [clientId],
    )
    .then(({ rows }) => rows[0]);

export const profileClaims = (person: Person) => ({
  preferred_username: person.username,
  name: [person.first_name, person.last_name].filter(Boolean).join(' ') || undefined,
  given_name: person.first_name ?? undefined,
  family_name: person.last_name ?? undefined,
  email: person.email ?? undefined,
  email_verified: person.email_verified,
});

/** Claims like those of Keycloak's mappers: `groups` and `resource_access` are absent if they would be empty. */
export const accessClaims = async (queries: Queries, person: Person, clientId: string) => {
  const client = await findClient(queries, clientId);
  if (!client) throw new Error('The client of a token no longer exists.');
  const roles = rolesInScope(person, client);
  const groups = client.groups_claim && person.groups.length ? { [client.groups_claim]: person.groups } : undefined;
  return {
    typ: 'Bearer',
    azp: clientId,
    ...profileClaims(person),
    ...groups,
    ...(roles.length ? { resource_access: Object.fromEntries(roles) } : undefined),
  };
};

const rolesInScope = (person: Person, client: StoredClient): [string, { roles: string[] }][] =>
  Object.entries(person.roles).flatMap(([clientId, names]) => {
    const roles = client.full_scope ? names : names.filter((name) => client.scope_mappings[clientId]?.includes(name));
    return roles.length ? [[clientId, { roles }]] : [];
  });

const select = `
  select u.id, u.username, u.email, u.email_verified, u.first_name, u.last_name,
    array(select g.name from identity.groups g join identity.user_groups ug on ug.group_id = g.id
          where ug.user_id = u.id order by g.name) as groups,
    coalesce((select jsonb_object_agg(owner, names) from (
      select c.client_id as owner, jsonb_agg(r.name order by r.name) as names
      from identity.roles r join identity.clients c on c.id = r.client_id
      where r.id in (select role_id from identity.user_roles where user_id = u.id
                     union select gr.role_id from identity.group_roles gr
                       join identity.user_groups ug on ug.group_id = gr.group_id where ug.user_id = u.id)
      group by c.client_id) owned), '{}') as roles
  from identity.users u`;

import { expect, test } from '@jest/globals';
import { createProductionRealm } from './production-realm.ts';

interface Realm {
  roles: { client: Record<string, { name: string }[]> };
  groups: { name: string }[];
  clients: { clientId: string; secret?: string }[];
  clientScopeMappings: Record<string, { client: string; roles: string[] }[]>;
  users: { username: string; serviceAccountClientId?: string; credentials?: unknown[]; groups?: string[] }[];
}

const realm = createProductionRealm() as unknown as Realm;
const clients = realm.clients.map(({ clientId }) => clientId);

test("AU-1 the realm for the utility's own Keycloak refers only to clients, roles and groups of the realm", () => {
  const rolesOf = (client: string) => (realm.roles.client[client] ?? []).map(({ name }) => name);
  for (const clientId of Object.keys(realm.roles.client)) expect(clients).toContain(clientId);
  for (const [roleClient, mappings] of Object.entries(realm.clientScopeMappings)) {
    expect(clients).toContain(roleClient);
    for (const { client, roles } of mappings) {
      expect(clients).toContain(client);
      expect(rolesOf(roleClient)).toEqual(expect.arrayContaining(roles));
    }
  }
  const groups = realm.groups.map(({ name }) => `/${name}`);
  for (const user of realm.users) {
    expect(clients).toContain(user.serviceAccountClientId);
    expect(groups).toEqual(expect.arrayContaining(user.groups ?? []));
  }
});

test("the realm for the utility's own Keycloak has neither demo users nor public passwords and secrets", () => {
  expect(realm.users.map(({ username }) => username)).toEqual(['service-account-struma-backend']);
  expect(clients).toEqual(['struma-app', 'struma-web', 'struma-backend']);
  const text = JSON.stringify(realm);
  expect(text.match(/\$\{[^}]*\}/g)?.filter((name) => name.includes(':'))).toEqual([]);
  expect(text).not.toContain('demo');
  expect(realm.clients.flatMap(({ secret }) => secret ?? [])).toEqual([
    '${STRUMA_WEB_SECRET}',
    '${STRUMA_BACKEND_SECRET}',
  ]);
});

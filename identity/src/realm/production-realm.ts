import { readFileSync } from 'node:fs';
import { demoClients } from './realm-file.ts';

interface ExportedRealm {
  roles: { client: Record<string, unknown> };
  clients: { clientId: string }[];
  clientScopeMappings: Record<string, { client: string; roles: string[] }[]>;
  users: { serviceAccountClientId?: string }[];
}

const source = new URL('../../struma-realm.json', import.meta.url);

/**
 * Returns the realm for the utility's own Keycloak, without the users and clients whose passwords and secrets are
 * public, and without default values of placeholders. References to the removed clients are removed too, because
 * Keycloak refuses to import them.
 */
export const createProductionRealm = (): ExportedRealm => {
  const realm = JSON.parse(
    readFileSync(source, 'utf8').replaceAll(/\$\{(STRUMA_\w+):[^}]*\}/g, '${$1}'),
  ) as ExportedRealm;
  const isKept = (clientId: string): boolean => !demoClients.includes(clientId);
  const mappings = Object.entries(realm.clientScopeMappings).map(
    ([owner, entries]) => [owner, entries.filter(({ client }) => isKept(client))] as const,
  );
  return {
    ...realm,
    clients: realm.clients.filter(({ clientId }) => isKept(clientId)),
    clientScopeMappings: Object.fromEntries(mappings.filter(([, entries]) => entries.length > 0)),
    users: realm.users.filter(({ serviceAccountClientId: client }) => client !== undefined && isKept(client)),
  };
};

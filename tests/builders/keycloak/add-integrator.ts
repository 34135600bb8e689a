import type KeycloakAdminClient from '@keycloak/keycloak-admin-client';

interface Integrator {
  clientId: string;
  secret: string;
}

const integrator: Integrator = { clientId: 'billing', secret: 'secret-of-the-billing-program' };
const roleNames = ['Потребител', 'Оператор'];

const accessTokenOnly = { 'access.token.claim': 'true', 'id.token.claim': 'false' };
const protocol = 'openid-connect';

/** The two mappers that docs/integrating.md requires. */
const mappers = [
  {
    name: 'audience',
    protocol,
    protocolMapper: 'oidc-audience-mapper',
    config: { 'included.custom.audience': 'struma-api', ...accessTokenOnly },
  },
  {
    name: 'groups',
    protocol,
    protocolMapper: 'oidc-group-membership-mapper',
    config: { 'claim.name': 'groups', 'full.path': 'false', ...accessTokenOnly },
  },
];

/** Adds the client of an integrator, with a service account, to a Keycloak, as docs/integrating.md describes. */
export const addIntegrator = async ({ clients, users, groups }: KeycloakAdminClient): Promise<Integrator> => {
  const { id: clientUniqueId } = await clients.create({
    ...integrator,
    publicClient: false,
    serviceAccountsEnabled: true,
    standardFlowEnabled: false,
    directAccessGrantsEnabled: false,
    fullScopeAllowed: false,
    protocolMappers: mappers,
  });
  const [app] = await clients.find({ clientId: 'struma-app' });
  const appId = app?.id ?? '';
  const roles = (await clients.listRoles({ id: appId }))
    .filter(({ name = '' }) => roleNames.includes(name))
    .map(({ id = '', name = '' }) => ({ id, name }));
  await clients.addClientScopeMappings({ id: clientUniqueId, client: appId }, roles);
  const { id = '' } = await clients.getServiceAccountUser({ id: clientUniqueId });
  await users.addClientRoleMappings({ id, clientUniqueId: appId, roles });
  const [group] = await groups.find({ search: 'TestMainGroup', exact: true });
  await users.addToGroup({ id, groupId: group?.id ?? '' });
  return integrator;
};

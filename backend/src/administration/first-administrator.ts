import { randomInt } from 'node:crypto';
import { NetworkError } from '@keycloak/keycloak-admin-client';
import { explainProviderFailure } from '@struma/shared/explain-provider-failure.ts';
import { actionNames } from '../kernel/access/access.texts.ts';
import { mainGroup } from '../kernel/access/access-rules.ts';
import { createIdentityAdministration, type AdministrationSettings } from './identity-administration.ts';
import { readRoles } from './modules.ts';

/** The person for whom an account with the administrator role is created. */
export interface FirstAdministrator {
  username: string;
  email: string;
  firstName: string;
  lastName: string;
}

const roleNames: readonly string[] = [actionNames.user, actionNames.operator, actionNames.administrator];

/**
 * Creates an administrator in the utility's own Keycloak, using the service account from the settings. Returns the
 * temporary password, which must be changed at the first sign-in.
 */
export const createFirstAdministrator = async (
  settings: AdministrationSettings,
  person: FirstAdministrator,
): Promise<string> => {
  const administration = createIdentityAdministration(settings);
  const { users, groups, clients } = await administration.keycloak();
  const value = createTemporaryPassword();
  try {
    const [app] = await clients.find({ clientId: settings.appClient });
    const [group] = await groups.find({ search: mainGroup, exact: true });
    if (app?.id === undefined) throw new Error(`The realm has no client ${settings.appClient}.`);
    if (group?.id === undefined) throw new Error(`The realm has no group ${mainGroup}.`);
    const credentials = [{ type: 'password', value, temporary: true }];
    const { id } = await users.create({ ...person, emailVerified: true, enabled: true, credentials });
    const available = await readRoles(administration, { kind: 'user', id }, app.id, 'Available');
    const roles = available.filter(({ name }) => roleNames.includes(name));
    await users.addClientRoleMappings({ id, clientUniqueId: app.id, roles });
    await users.addToGroup({ id, groupId: group.id });
    return value;
  } catch (error) {
    throw new Error(explain(error), { cause: error });
  }
};

const explain = (error: unknown): string => {
  if (!(error instanceof NetworkError))
    return error instanceof Error && !error.cause ? error.message : explainProviderFailure(error);
  const {
    errorMessage,
    error_description: description,
    error: key,
  } = (error.responseData ?? {}) as Record<string, unknown>;
  const words = [errorMessage, description, key].find((text) => typeof text === 'string');
  return `The provider refused: ${String(words ?? error.response.status)}`;
};

/** Returns random characters that do not look alike, and a fixed ending that satisfies the realm's password policy. */
const createTemporaryPassword = (): string => {
  const characters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  return `${Array.from({ length: 16 }, () => characters[randomInt(characters.length)]).join('')}-a7!`;
};

import { readFileSync } from 'node:fs';
import { SettingsError } from '@struma/shared/settings.ts';
import { z } from 'zod';
import type { Settings } from '../settings.ts';
import { resolvePlaceholders } from './placeholders.ts';

/** The supported part of Keycloak's export format. Other fields are ignored. */
export type RealmFile = z.infer<typeof realmFile>;
export type RealmClient = z.infer<typeof client>;
export type RealmUser = z.infer<typeof user>;

/** Clients whose secret is public, because the file contains it. */
export const demoClients: readonly string[] = ['integrator-demo'];

export const readRealmFile = (settings: Settings): RealmFile => {
  const { data, error } = realmFile.safeParse(readJson(settings.realmFile));
  if (error) {
    throw new SettingsError(error.issues.map((issue) => `REALM_FILE: ${issue.path.join('.')}: ${issue.message}`));
  }
  return resolvePlaceholders(settings.isDemo ? data : withoutDemo(data), settings.placeholders, !settings.isDemo);
};

/**
 * Removes the users of the file, and the demo clients with their service accounts, because these passwords and secrets
 * are public. The service accounts of other clients stay.
 */
const withoutDemo = (realm: RealmFile): RealmFile => ({
  ...realm,
  clients: realm.clients.filter((entry) => !demoClients.includes(entry.clientId)),
  users: realm.users.filter(
    ({ serviceAccountClientId }) => serviceAccountClientId && !demoClients.includes(serviceAccountClientId),
  ),
});

const readJson = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new SettingsError([`REALM_FILE: ${error instanceof Error ? error.message : String(error)}`]);
  }
};

const named = z.object({ name: z.string().min(1) });

const client = z.object({
  clientId: z.string().min(1),
  name: z.string().optional(),
  enabled: z.boolean().default(true),
  bearerOnly: z.boolean().default(false),
  publicClient: z.literal(false, { error: 'public clients are not supported' }).default(false),
  secret: z.string().min(1).optional(),
  standardFlowEnabled: z.boolean().default(true),
  serviceAccountsEnabled: z.boolean().default(false),
  fullScopeAllowed: z.boolean().default(true),
  redirectUris: z.array(z.string()).default([]),
  attributes: z.record(z.string(), z.string()).default({}),
  protocolMappers: z
    .array(z.object({ protocolMapper: z.string(), config: z.record(z.string(), z.string()).default({}) }))
    .default([]),
});

const user = z.object({
  id: z.uuid().optional(),
  username: z.string().min(1),
  email: z.string().optional(),
  emailVerified: z.boolean().default(false),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  enabled: z.boolean().default(true),
  serviceAccountClientId: z.string().optional(),
  credentials: z.array(z.object({ type: z.literal('password'), value: z.string().min(1) })).default([]),
  requiredActions: z.array(z.string()).default([]),
  clientRoles: z.record(z.string(), z.array(z.string())).default({}),
  groups: z.array(z.string()).default([]),
});

const realmFile = z.object({
  realm: z.literal('struma'),
  displayName: z.string().default('Struma'),
  localizationTexts: z.record(z.string(), z.record(z.string(), z.string())).default({}),
  loginWithEmailAllowed: z.boolean().default(true),
  accessTokenLifespan: z.int().positive().default(300),
  ssoSessionIdleTimeout: z.int().positive().default(1800),
  ssoSessionMaxLifespan: z.int().positive().default(36_000),
  revokeRefreshToken: z.boolean().default(false),
  passwordPolicy: z.string().default(''),
  bruteForceProtected: z.boolean().default(true),
  failureFactor: z.int().positive().default(5),
  waitIncrementSeconds: z.int().positive().default(900),
  maxDeltaTimeSeconds: z.int().positive().default(43_200),
  roles: z.object({ client: z.record(z.string(), z.array(named)).default({}) }).default({ client: {} }),
  groups: z.array(named).default([]),
  clients: z.array(client),
  clientScopeMappings: z
    .record(z.string(), z.array(z.object({ client: z.string(), roles: z.array(z.string()) })))
    .default({}),
  users: z.array(user).default([]),
});

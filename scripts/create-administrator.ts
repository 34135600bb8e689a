// `npm run create-administrator`: creates the first administrator of an installation that has no demo users. With
// OIDC_ISSUER the command creates the person at the utility's own Keycloak. Otherwise the command works on the
// database of DATABASE_URL, or without that setting on the embedded one, whether the product is running or not.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { openDatabaseOf } from './launch/command-database.ts';
import { readLaunchSettings } from './launch/settings.ts';

const hasExternalProvider = Boolean(process.env.OIDC_ISSUER);
const database = hasExternalProvider ? null : await openDatabaseOf(() => readLaunchSettings(process.env, []));
const command = hasExternalProvider
  ? '../backend/src/create-administrator.ts'
  : '../identity/src/create-administrator.ts';
const child = spawn(process.execPath, [join(import.meta.dirname, command), ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, ...(database && { DATABASE_URL: database.url }) },
});
const status = await new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
await database?.close();
process.exit(status);

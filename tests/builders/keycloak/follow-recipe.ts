import { copyFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createKeycloakFolder } from './distribution.ts';
import { executeStep, readRecipe } from './recipe.ts';
import { developmentMode, runUntilReady, type Keycloak } from './run-keycloak.ts';

/** A Keycloak with the production realm and the first administrator. */
export interface FollowedRecipe {
  keycloak: Keycloak;
  /** Settings of Struma. */
  env: Record<string, string>;
  administrator: { username: string; temporaryPassword: string };
  stop(): Promise<void>;
}

/**
 * Executes the steps of docs/operating.md for the utility's own Keycloak, up to the start of Struma. Only the two
 * addresses of the examples are replaced, and `kc.sh start` runs the development mode.
 */
export const followRecipe = async (strumaAddress: string): Promise<FollowedRecipe> => {
  const [choose = '', startKeycloak = '', connect = '', addAdministrator = '', startStruma = ''] = readRecipe();
  if (startStruma.trim() !== 'npm start') throw new Error(`The last step of the recipe is: ${startStruma}`);
  const home = await createKeycloakFolder();
  await replaceMode(home);
  const chosen = await executeStep(choose.replaceAll('https://struma.example.bg', strumaAddress), {
    KEYCLOAK_HOME: home,
  });
  const [write = '', start = ''] = startKeycloak.trim().split('\n');
  const written = await executeStep(write, chosen.env);
  const keycloak = await runUntilReady('bash', ['-c', `exec ${start}`], written.env);
  const stop = async (): Promise<void> => {
    await keycloak.stop();
    await rm(home, { recursive: true, force: true });
  };
  try {
    const { env } = await executeStep(connect.replaceAll('https://id.example.bg', keycloak.url), written.env);
    const { output } = await executeStep(addAdministrator, env);
    const username = /The administrator (\S+) was created/.exec(output)?.[1] ?? '';
    const temporaryPassword = /Temporary password: (\S+)/.exec(output)?.[1] ?? '';
    return { keycloak, env, administrator: { username, temporaryPassword }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

/** Makes `kc.sh start` run the development mode, because the production mode needs a certificate. */
const replaceMode = async (home: string): Promise<void> => {
  const [script, original] = [join(home, 'bin/kc.sh'), join(home, 'bin/kc-original.sh')];
  await rename(script, original);
  await copyFile(original, script);
  await writeFile(script, `#!/bin/bash\nshift\nexec "${original}" ${developmentMode.join(' ')} "$@"\n`);
};

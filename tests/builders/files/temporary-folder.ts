import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a folder that every user can enter: a database started by root runs inside it as another user. */
export const temporaryFolder = async (name: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), `struma-${name}-`));
  await chmod(folder, 0o755);
  return folder;
};

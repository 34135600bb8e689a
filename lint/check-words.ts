// Fails if a source or document of the repository, or its path, has an abandoned word.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findAbandonedWords, isChecked } from './abandoned-words.ts';

const root = join(import.meta.dirname, '..');
const ignoredFolders = new Set(['node_modules', 'dist', 'data', 'generated', '.cache', '.git']);
const files = globSync('**/*.{ts,tsx,js,mjs,md,graphql,json,yaml,template}', {
  cwd: root,
  exclude: (name) => ignoredFolders.has(name.split('/').at(-1) ?? ''),
});
const problems = files.filter(isChecked).flatMap((file) =>
  [
    { text: file, isName: true },
    { text: readFileSync(join(root, file), 'utf8'), isName: false },
  ].flatMap(({ text, isName }) =>
    findAbandonedWords(text).map((found) => {
      const place = isName ? file : `${file}:${found.line}`;
      return `${place}: "${found.word}" is an abandoned word. Instead: ${found.replacement}.`;
    }),
  ),
);
for (const problem of problems) console.log(problem);
process.exit(problems.length > 0 ? 1 : 0);

// Writes all Bulgarian texts to one page for proofreading: `.cache/texts.md`. Texts with values are shown with examples.
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeTexts } from './texts/describe-texts.ts';

const root = join(import.meta.dirname, '..');
const page = '.cache/texts.md';

const files = globSync('*/**/*.texts.ts', { cwd: root, exclude: (path) => path.endsWith('node_modules') }).sort();
const parts = await Promise.all(
  files.map(async (file) => {
    const texts = describeTexts((await import(join(root, file))) as object);
    return [`## ${file}`, '', ...texts.map(({ key, text }) => `- \`${key}\`: ${text}`), ''].join('\n');
  }),
);
mkdirSync(join(root, '.cache'), { recursive: true });
writeFileSync(join(root, page), `# Texts\n\n${parts.join('\n')}`);
console.log(`${files.length} files: ${page}`);

// Builds the web client and holds its list screen against the budget: the JavaScript that must come before the list shows.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { builtWebClient } from './launch/web-client.ts';

interface Chunk {
  file: string;
  name?: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
}

const budget = { critical: 220_000, editor: 150_000 };
const folder = await builtWebClient();
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? 'index.html';
const critical = closure([entry, keyOf('signals/signal-list-page.tsx')]);
const preview = closure([keyOf('signals/preview/signal-preview-page.tsx')]);
const criticalBytes = sizeOf(critical);
const previewBytes = sizeOf(new Set([...preview].filter((key) => !critical.has(key))));

console.log(`list screen, critical: ${kilobytes(criticalBytes)} of ${kilobytes(budget.critical)} gzip`);
console.log(`signal preview, on top: ${kilobytes(previewBytes)}`);
if (criticalBytes > budget.critical) {
  console.log([...critical].map((key) => `${kilobytes(sizeOf(new Set([key])))} ${manifest[key]?.file}`).join('\n'));
  process.exit(1);
}

function keyOf(path: string): string {
  const key = Object.keys(manifest).find((name) => name.endsWith(path));
  if (!key) throw new Error(`${path} is no chunk of its own any more.`);
  return key;
}

function closure(keys: string[]): Set<string> {
  const found = new Set<string>();
  const visit = (key: string): void => {
    if (found.has(key)) return;
    found.add(key);
    for (const next of manifest[key]?.imports ?? []) visit(next);
  };
  keys.forEach(visit);
  return found;
}

function sizeOf(keys: Set<string>): number {
  const files = new Set([...keys].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js')));
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

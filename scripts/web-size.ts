// Builds the web client and holds it against the budgets: the JavaScript that must come before the list shows, and what
// the map brings with it.
import { readdirSync, readFileSync } from 'node:fs';
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

const budget = { critical: 220_000, editor: 150_000, mapLibrary: 290_000, map: 30_000, mapWorker: 150_000 };
const folder = await builtWebClient();
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? 'index.html';
const critical = closure([entry, keyOf('signals/signal-list-page.tsx')]);
const preview = closure([keyOf('signals/preview/signal-preview-page.tsx')]);
const criticalBytes = sizeOf(critical);
const previewBytes = sizeOf(new Set([...preview].filter((key) => !critical.has(key))));

console.log(`list screen, critical: ${kilobytes(criticalBytes)} of ${kilobytes(budget.critical)} gzip`);
console.log(`signal preview, on top: ${kilobytes(previewBytes)}`);
const library = new Set([keyOf('map/maplibre.ts')]);
const mapPage = closure([keyOf('thematic-map/thematic-map-page.tsx')]);
const map = {
  mapLibrary: sizeOf(library),
  map: sizeOf(new Set([...mapPage].filter((key) => !critical.has(key)))),
  mapWorker: gzipSync(readFileSync(mapWorker()), { level: 9 }).length,
};
for (const part of ['mapLibrary', 'map', 'mapWorker'] as const) {
  console.log(`${part}: ${kilobytes(map[part])} of ${kilobytes(budget[part])}`);
  if (map[part] > budget[part]) process.exitCode = 1;
}

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

function mapWorker(): string {
  const assets = join(folder, 'assets');
  const file = readdirSync(assets).find((name) => /^maplibre-gl-worker.*js$/.test(name));
  if (!file) throw new Error("The map's worker is no file of its own any more.");
  return join(assets, file);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

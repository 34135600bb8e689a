// Builds the web client and checks the compressed size of its JavaScript: the signal list, the preview, the editor and
// the map.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildWebClient } from './launch/web-client.ts';

interface Chunk {
  file: string;
  name?: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
}

const folder = await buildWebClient();
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? 'index.html';
const critical = withImports([entry, keyOf('signals/signal-list-page.tsx')]);
const additional = (page: string, alreadyLoaded = critical): Set<string> =>
  new Set([...withImports([keyOf(page)])].filter((key) => !alreadyLoaded.has(key)));
const preview = additional('signals/preview/signal-preview-page.tsx');

const parts: [name: string, bytes: number, budget: number][] = [
  ['list screen, critical', sizeOf(critical), 229_000],
  ['signal preview, additional', sizeOf(preview), 45_000],
  [
    'editor, additional',
    sizeOf(additional('rich-text/rich-text-editor.tsx', new Set([...critical, ...preview]))),
    150_000,
  ],
  ['map library', sizeOf(new Set([keyOf('map/maplibre.ts')])), 290_000],
  ['map, additional', sizeOf(additional('thematic-map/thematic-map-page.tsx')), 40_000],
  ["map's worker", gzipSync(readFileSync(mapWorker()), { level: 9 }).length, 150_000],
];
for (const [name, bytes, budget] of parts) console.log(`${name}: ${kilobytes(bytes)} of ${kilobytes(budget)} gzip`);
const tooLarge = parts.filter(([, bytes, budget]) => bytes > budget);
if (tooLarge.some(([name]) => name.startsWith('list screen')))
  console.log([...critical].map((key) => `${kilobytes(sizeOf(new Set([key])))} ${manifest[key]?.file}`).join('\n'));
if (tooLarge.length > 0) process.exit(1);

function keyOf(path: string): string {
  const key = Object.keys(manifest).find((name) => name.endsWith(path));
  if (!key) throw new Error(`${path} is no longer a separate chunk.`);
  return key;
}

function withImports(keys: string[]): Set<string> {
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
  if (!file) throw new Error("The map's worker is no longer a separate file.");
  return join(assets, file);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

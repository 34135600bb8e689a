import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import react from '@vitejs/plugin-react';
import { versionsPage } from './build/versions-page.ts';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:8080';

// A build is what people use, also when a test runner (NODE_ENV=test) asks for it.
if (process.argv.includes('build')) process.env['NODE_ENV'] = 'production';

const everyPage =
  /(web\/src\/main\.tsx|createLucideIcon\.\w+|platform\/format\.ts|glyphs\/glyph\.tsx|fields\/sofia-time\.ts|command\/use-background-command\.ts|triangle-(alert|exclamation-point)\.\w+|signals\/(signal-columns\.tsx|signal-state\.tsx|use-desk\.ts))$/;

export default defineConfig({
  plugins: [react(), preloadFonts(), versionsPage(), compressBuild()],
  html: { cspNonce: 'CSP_NONCE' },
  resolve: {
    // RxJS has a modern build, a third smaller, under this name.
    conditions: ['es2015', ...defaultClientConditions],
    alias: [
      // The browser itself knows which names are CSS.
      { find: '@pandacss/is-valid-prop', replacement: source('ui/css-property.ts') },
      // No button of ours loads: each page shows by itself what is under way.
      { find: '../loader/loader.js', replacement: source('ui/no-loader.ts') },
    ],
  },
  build: {
    target: 'es2024',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // What every page needs comes as one file: cut into the pieces that lazy pages share, it would pack 3 KB worse.
        codeSplitting: { groups: [{ name: 'app', test: everyPage }] },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/graphql', '/auth/', '/realms', '/files', '/map/', '/events', '/healthz'].map((path) => [path, gateway]),
    ),
  },
});

function source(path: string): string {
  return fileURLToPath(new URL(`src/${path}`, import.meta.url));
}

/** The page's own fonts are known before its styles are: the browser may fetch them at once. The map's wait for a map. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => /ibm-plex.*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
          })),
    },
  };
}

/** Writes a .br and a .gz file beside each text file. The page itself stays as it is: each answer gets its own nonce. */
function compressBuild(): Plugin {
  return {
    name: 'compress-build',
    apply: 'build',
    writeBundle: async ({ dir = 'dist' }) => {
      const files = await readdir(dir, { recursive: true });
      await Promise.all(
        files.filter((file) => /\.(js|mjs|css|svg|json)$/.test(file)).map((file) => compress(join(dir, file))),
      );
    },
  };
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }));
}

import { readFile, readdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import react from '@vitejs/plugin-react';
import { codeGroups } from './build/code-groups.ts';
import { versionsPage } from './build/versions-page.ts';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:8080';

// A build is always a production build, even if a test runner (NODE_ENV=test) starts it.
if (process.argv.includes('build')) process.env['NODE_ENV'] = 'production';

export default defineConfig({
  plugins: [react(), preloadFonts(), versionsPage(), compressBuild()],
  html: { cspNonce: 'CSP_NONCE' },
  resolve: {
    // `es2015` selects the modern build of RxJS, which is a third smaller.
    conditions: ['es2015', ...defaultClientConditions],
    alias: [
      { find: 'hoist-non-react-statics', replacement: source('ui/hoisting-stub.ts') },
      // The `exports` of react-router select its development version, which is larger because of its warnings.
      { find: /^react-router$/, replacement: production('index.mjs') },
      { find: /^react-router\/dom$/, replacement: production('dom-export.mjs') },
      // The package contains a long list of CSS properties. Its replacement asks the browser instead.
      { find: '@pandacss/is-valid-prop', replacement: source('ui/css-property.ts') },
      // The loading indicator of Chakra's buttons, which this client does not use.
      { find: '../loader/loader.js', replacement: source('ui/loader-stub.ts') },
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
        codeSplitting: { groups: codeGroups },
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

/** A file of the production version of react-router. */
function production(file: string): string {
  const routerDom = createRequire(import.meta.url).resolve('react-router-dom');
  return join(dirname(createRequire(routerDom).resolve('react-router')), '../production', file);
}

function source(path: string): string {
  return fileURLToPath(new URL(`src/${path}`, import.meta.url));
}

/**
 * Preloads the fonts of the page, so that they load before the styles are parsed. Fonts of the map load with the map.
 */
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

/** Writes a .br and a .gz copy of each text file. HTML has none: each response with index.html has a new nonce. */
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

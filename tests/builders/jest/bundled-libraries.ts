// Tests load some libraries as few files, as the web client does. jest loads every module again for each test file, and
// Chakra alone has 1 950 of them.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'rolldown';

type Project = 'backend' | 'web';

/**
 * By the package that declares them. Each library that imports React is here, so that a test has one React. So is each
 * part of the editor.
 */
const libraries: Record<Project, readonly string[]> = {
  backend: [
    'fastify',
    'jose',
    'kysely',
    'kysely/migration',
    'typebox',
    'typebox/compile',
    'typebox/format',
    'typebox/value',
    'zod',
  ],
  web: [
    '@apollo/client',
    '@apollo/client/errors',
    '@apollo/client/link/error',
    '@apollo/client/react',
    '@apollo/client/utilities',
    '@chakra-ui/react',
    '@emotion/cache',
    '@emotion/react',
    '@testing-library/dom',
    '@testing-library/react',
    '@tiptap/core',
    '@tiptap/extension-blockquote',
    '@tiptap/extension-bold',
    '@tiptap/extension-document',
    '@tiptap/extension-hard-break',
    '@tiptap/extension-heading',
    '@tiptap/extension-italic',
    '@tiptap/extension-link',
    '@tiptap/extension-list/bullet-list',
    '@tiptap/extension-list/item',
    '@tiptap/extension-list/keymap',
    '@tiptap/extension-list/ordered-list',
    '@tiptap/extension-paragraph',
    '@tiptap/extension-text',
    '@tiptap/extension-underline',
    '@tiptap/extensions/placeholder',
    '@tiptap/extensions/undo-redo',
    '@tiptap/react',
    'graphql',
    'lucide-react',
    'react',
    'react-datepicker',
    'react-dom',
    'react-dom/client',
    'react-router-dom',
    'react/jsx-runtime',
    'rxjs',
  ],
};

/** CommonJS modules, whose exported names are only known when they run. */
const commonJs = new Set(['fastify', 'react', 'react-dom', 'react-dom/client', 'react/jsx-runtime']);

const root = join(import.meta.dirname, '../../..');

// Not the text of this file, which StrykerJS changes. After a change of the options below, remove the folder.
const version = createHash('sha256')
  .update(readFileSync(join(root, 'pnpm-lock.yaml')))
  .update(JSON.stringify(libraries))
  .digest('hex')
  .slice(0, 16);

// A sandbox of mutation tests has no .cache of its own, and a link to node_modules.
const folder = join(realpathSync(join(root, 'node_modules')), '../.cache/test-libraries', version);

const fileName = (library: string): string => library.replaceAll(/[@/]/g, '_');

/** The option `moduleNameMapper` of a jest project. */
export const mapLibraries = (project: Project): Record<string, string> =>
  Object.fromEntries(
    libraries[project].map((library) => [`^${library}$`, join(folder, project, `${fileName(library)}.mjs`)]),
  );

/** Writes the files, unless they exist for these versions of the libraries. */
export const bundleLibraries = async (): Promise<void> => {
  if (existsSync(folder)) return;
  const draft = `${folder}.${process.pid}`;
  for (const project of Object.keys(libraries) as Project[]) await bundle(project, join(draft, project));
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
};

const bundle = async (project: Project, dir: string): Promise<void> => {
  const { rolldown } = await import('rolldown');
  const cwd = join(root, project);
  const isWeb = project === 'web';
  const entries = libraries[project].map((library) => [
    fileName(library),
    commonJs.has(library) ? `${namedExports}${library}` : library,
  ]);
  const build = await rolldown({
    cwd,
    input: Object.fromEntries(entries) as Record<string, string>,
    platform: isWeb ? 'neutral' : 'node',
    // The conditions of jest, so that it loads the same files as it would itself.
    resolve: { conditionNames: [isWeb ? 'browser' : 'node', 'import', 'default'], mainFields: ['module', 'main'] },
    preserveEntrySignatures: 'allow-extension',
    plugins: [nameExports(createRequire(join(cwd, 'package.json')))],
    logLevel: 'silent',
  });
  await build.write({ dir, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: 'shared-[hash].mjs' });
  await build.close();
};

const namedExports = 'named-exports:';

/** Gives a CommonJS module the exports that jest gives it: `default`, and one for each property. */
const nameExports = (require: NodeJS.Require): Plugin => ({
  name: 'name-exports',
  resolveId: (id) => (id.startsWith(namedExports) ? `\0${id}` : null),
  load: (id) => {
    if (!id.startsWith(`\0${namedExports}`)) return null;
    const library = id.slice(namedExports.length + 1);
    const names = Object.keys(require(library) as object).filter((name) => name !== 'default');
    const source = JSON.stringify(library);
    return `import library from ${source};\nexport default library;\nexport const { ${names.join(', ')} } = library;`;
  },
});

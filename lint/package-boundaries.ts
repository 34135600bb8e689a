import { dirname, join, relative } from 'node:path';
import type { RuleTester } from 'oxlint/plugins-dev';

interface ImportSource {
  range: [number, number];
  value?: unknown;
}

type Rule = Parameters<RuleTester['run']>[1];

const root = join(import.meta.dirname, '..');

/** The packages that the sources of each package may import. Tests may import every package. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  schema: [],
  'packages/shared': [],
  'packages/demo': ['packages/shared'],
  identity: ['packages/shared'],
  backend: ['packages/shared'],
  gateway: ['schema', 'packages/shared'],
  web: ['schema', 'packages/shared'],
};

/** The one file of the REST service that loads the demo data. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  'backend/src/app/add-demo-data.ts': ['packages/demo'],
};

const packages = Object.keys(allowed);

const findPackage = (path: string): string | undefined => packages.find((name) => path.startsWith(`${name}/`));

/** The package that an import leads to, or the path of a file outside of all packages; null for a library. */
const findTarget = (specifier: string, file: string): string | null => {
  if (specifier.startsWith('.')) {
    const path = relative(root, join(dirname(file), specifier));
    return findPackage(path) ?? path;
  }
  const [, name] = /^@struma\/([^/]+)/.exec(specifier) ?? [];
  return packages.find((each) => each === name || each === `packages/${name}`) ?? null;
};

export const packageBoundaries: Rule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const path = relative(root, context.filename);
    const source = findPackage(path);
    if (!source) return {};
    const check = (node: ImportSource | null): void => {
      if (typeof node?.value !== 'string') return;
      const target = findTarget(node.value, context.filename);
      if (!target || target === source) return;
      if (allowed[source]?.includes(target) || exceptions[path]?.includes(target)) return;
      context.report({ node, message: `${source} must not import ${target}.` });
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
    };
  },
};

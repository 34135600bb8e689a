import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A generated file that lists all feature files of a package with the same suffix. */
interface Registry {
  file: string;
  /** Folder whose subfolders are features. */
  folder: string;
  /** Suffix of the listed files' names. */
  ending: string;
  /** Name of the exported list. */
  name: string;
  /** The listed export of each file. If absent, the whole module is listed. */
  only?: string;
  /** The first feature; the others follow in the order of their paths. */
  first?: string;
}

const registries: readonly Registry[] = [
  {
    file: 'gateway/src/app/resolver-modules.generated.ts',
    folder: 'gateway/src',
    ending: '.resolvers.ts',
    name: 'resolverModules',
  },
  {
    file: 'backend/src/app/route-modules.generated.ts',
    folder: 'backend/src',
    ending: '.routes.ts',
    name: 'routeModules',
  },
  {
    file: 'web/src/app/screen-lists.generated.ts',
    folder: 'web/src',
    ending: '.screens.ts',
    name: 'screenLists',
    only: 'screens',
    first: 'dashboard',
  },
  {
    file: 'web/src/app/live-events.generated.ts',
    folder: 'web/src',
    ending: '.live.ts',
    name: 'liveEventLists',
    only: 'liveEvents',
  },
];

/**
 * The generated files with their texts: each lists the modules that features add to a package. A feature is registered
 * by the name of its file.
 */
export const registryFiles = (root: string): { path: string; text: string }[] => [
  ...registries.map((registry) => ({ path: join(root, registry.file), text: textOf(root, registry) })),
  { path: join(root, 'backend/src/app/migrations.generated.ts'), text: migrationsText(root) },
];

const textOf = (root: string, { folder, ending, name, only, first }: Registry): string => {
  const modules = featureFiles(join(root, folder), ending);
  const imports = modules.map(
    ({ variable, path }) => `import ${only ? `{ ${only} as ${variable} }` : `* as ${variable}`} from '../${path}';`,
  );
  const variables = modules.map(({ variable }) => variable);
  const list = [...variables.filter((one) => one === first), ...variables.filter((one) => one !== first)].join(', ');
  return [
    '// Written by npm run generate: one entry for each feature file.',
    ...imports,
    '',
    `export const ${name} = [${list}] as const;`,
    '',
  ].join('\n');
};

/**
 * The text of the file that lists all migrations, sorted by name; `080-water-meters.ts` exports `waterMeters`. A new
 * migration takes the next number after the last one, never a free number in between: a database that has later
 * migrations rejects a new migration that sorts before them.
 */
const migrationsText = (root: string): string => {
  const folder = join(root, 'backend/src/migrations');
  const migrations = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => ({ name: basename(path, '.ts'), path: path.replaceAll('\\', '/') }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, path }) => ({ name, path, exported: camelCase(name.slice(4)), variable: `step${name.slice(0, 3)}` }));
  return [
    '// Written by npm run generate: one entry for each migration, oldest first.',
    "import type { Migration } from 'kysely/migration';",
    ...migrations.map(
      ({ exported, variable, path }) => `import { ${exported} as ${variable} } from '../migrations/${path}';`,
    ),
    '',
    'export const migrations: Readonly<Record<string, Migration>> = {',
    ...migrations.map(({ name, variable }) => `  '${name}': ${variable},`),
    '};',
    '',
  ].join('\n');
};

/** The files of all features with this ending, including their subfolders. */
const featureFiles = (folder: string, ending: string): { variable: string; path: string }[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.includes('/') && path.endsWith(ending))
    .map((path) => ({ variable: camelCase(basename(path, ending)), path }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));

const camelCase = (name: string): string => name.replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());

/** The types of GraphQL objects that resolvers receive: `SignalRecord` of `signals.rest.ts` for the type `Signal`. */
export const recordTypes = (root: string): { type: string; path: string }[] => {
  const source = join(root, 'gateway/src');
  const schemaTypes = new Set(namesIn(schemaText(join(root, 'schema')), /^type (\w+)/gm));
  return featureFiles(source, '.rest.ts').flatMap(({ path }) =>
    namesIn(readFileSync(join(source, path), 'utf8'), /^export (?:interface|type) (\w+)Record\b/gm)
      .filter((type) => schemaTypes.has(type))
      .map((type) => ({ type, path })),
  );
};

/**
 * The success types of mutations that have records as fields, with the names of these fields: `TakeSignalSuccess` with
 * `signal`. Resolvers of such mutations return the number of the record instead of the record.
 */
export const successTypes = (root: string): { type: string; fields: string[] }[] => {
  const records = new Set(recordTypes(root).map(({ type }) => type));
  return [...schemaText(join(root, 'schema')).matchAll(/^type (\w+Success) \{\n([^}]*)\}/gm)].flatMap(
    ([, type = '', body = '']) => {
      const fields = [...body.matchAll(/^ {2}(\w+): (\w+)/gm)].flatMap(([, field = '', of = '']) =>
        records.has(of) ? [field] : [],
      );
      return fields.length ? [{ type, fields }] : [];
    },
  );
};

const schemaText = (folder: string): string =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');

const namesIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface NewFeature {
  /** Plural, in small letters with hyphens: `water-meters`. */
  pluralName: string;
  /** Singular: `water-meter`. */
  singularName: string;
  /** The table of the database, and its column that the list shows as the name. */
  table: string;
  column: string;
  /** Both names in Bulgarian, as the screens show them: `Водомер`, `Водомери`. */
  bulgarianSingular: string;
  bulgarianPlural: string;
}

const templates = join(import.meta.dirname, 'templates');
const accessTable = 'tests/contract/access-matrix.table.ts';

/**
 * Writes the skeleton of a feature with a list and a record page into schema, gateway, backend and web, and its rows
 * into the access table of the contract tests. Returns the paths of all these files.
 */
export const writeFeature = (root: string, feature: NewFeature): string[] => {
  const values = templateValues(feature);
  const files = templateFiles().map((path) => ({
    path: fill(path, values).replace(/\.template$/, ''),
    text: fill(readFileSync(join(templates, path), 'utf8'), values),
  }));
  const existing = files.find(({ path }) => existsSync(join(root, path)));
  if (existing) throw new Error(`${existing.path} exists already.`);
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  addAccessRows(join(root, accessTable), values);
  return [...files.map(({ path }) => path), accessTable];
};

/** The singular of an English plural: `address` for `addresses`, `query` for `queries`. */
export const singularOf = (names: string): string => {
  if (names.endsWith('ies')) return `${names.slice(0, -3)}y`;
  return names.replace(/(ss|x|ch|sh)es$/, '$1').replace(/([^s])s$/, '$1');
};

const templateFiles = (): string[] =>
  readdirSync(templates, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.template'))
    .toSorted();

const templateValues = ({
  pluralName,
  singularName,
  table,
  column,
  bulgarianSingular,
  bulgarianPlural,
}: NewFeature): Readonly<Record<string, string>> => ({
  'feature-names': pluralName,
  'feature-name': singularName,
  'feature names': pluralName.replaceAll('-', ' '),
  'feature name': singularName.replaceAll('-', ' '),
  featureNames: camelCase(pluralName),
  featureName: camelCase(singularName),
  FeatureNames: upperFirst(camelCase(pluralName)),
  FeatureName: upperFirst(camelCase(singularName)),
  table,
  column,
  bulgarianSingular,
  bulgarianPlural,
});

const fill = (text: string, words: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{([^{}]+)\}\}/g, (placeholder, word: string) => words[word] ?? placeholder);

const addAccessRows = (file: string, words: Readonly<Record<string, string>>): void => {
  const rows = {
    operations: [`'query {{featureNames}}'`, `'query {{featureName}}'`],
    guarded: [`{{FeatureName}}`],
    restRoutes: [
      `'GET /api/{{featureName}}/Get{{FeatureName}}List'`,
      `'GET /api/{{featureName}}/Get{{FeatureName}}Details'`,
    ],
  };
  const text = Object.entries(rows).reduce(
    (before, [table, names]) => {
      const added = names.map((name) => `  ${fill(name, words)}: operators,\n`).join('');
      return before.replace(`export const ${table}: Table = {\n`, (start) => start + added);
    },
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, text);
};

const camelCase = (name: string): string => name.replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());

const upperFirst = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface FeatureTests {
  /** Files for jest: those in a folder with the feature's name; in `tests`, those that name one of its requirements. */
  files: string[];
  /** Pattern of the feature's requirement numbers in titles of browser tests; null if the feature has none. */
  titlePattern: string | null;
}

const packages = ['gateway', 'web', 'backend', 'identity', 'packages', 'schema'];

/** Selects the tests of one feature: `signals`, `map`, `session` and so on. */
export const findFeatureTests = (root: string, feature: string): FeatureTests => {
  const titlePattern = findTitlePattern(readFileSync(join(root, 'docs/requirements.md'), 'utf8'), feature);
  const unitTests = testFiles(root, packages).filter((file) => file.includes(`/${feature}/`));
  const crossPackageTests =
    titlePattern === null ? [] : testFiles(root, ['tests']).filter((file) => hasTitle(join(root, file), titlePattern));
  return { files: [...unitTests, ...crossPackageTests].toSorted(), titlePattern };
};

/** Returns the pattern of a chapter's requirement numbers: `## SG · Signals` becomes `\b(SG)-\d`. */
export const findTitlePattern = (requirements: string, feature: string): string | null => {
  for (const [, numbers = '', chapter = ''] of requirements.matchAll(/^## ([A-Z]{2}(?:, [A-Z]{2})*) · ([^(\n]+)/gm)) {
    const names = chapter
      .trim()
      .toLowerCase()
      .split(/, | and /);
    if (names.some((name) => name.replaceAll(' ', '-') === feature)) return `\\b(${numbers.replaceAll(', ', '|')})-\\d`;
  }
  return null;
};

const testFiles = (root: string, folders: readonly string[]): string[] =>
  globSync(
    folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
    { cwd: root, exclude: (name) => name.endsWith('node_modules') },
  );

const hasTitle = (file: string, titlePattern: string): boolean =>
  new RegExp(titlePattern).test(readFileSync(file, 'utf8'));

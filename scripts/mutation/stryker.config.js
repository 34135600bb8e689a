/** Options of StrykerJS. `npm run mutation` names the files and prepares what their tests need. */
export default {
  packageManager: 'pnpm',
  plugins: ['@stryker-mutator/jest-runner'],
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--no-warnings'],
  coverageAnalysis: 'perTest',
  jest: { projectType: 'custom', configFile: 'scripts/mutation/jest.config.js', enableFindRelatedTests: true },
  // Stryker reads a tsconfig with a function that TypeScript 7 does not have; without a file it skips this step.
  tsconfigFile: 'none.json',
  concurrency: 1,
  timeoutMS: 4_000,
  reporters: ['clear-text', 'html'],
  clearTextReporter: { allowColor: false, logTests: false },
  htmlReporter: { fileName: '.cache/mutation.html' },
  tempDirName: '.cache/stryker',
  ignorePatterns: ['.cache', 'data', '**/dist', 'docs', 'tests/browser', 'tests/bench', 'tests/upgrades'],
  // No share of killed mutants is required: a person reads the list of the mutants that survived.
  thresholds: { high: 100, low: 0, break: null },
};

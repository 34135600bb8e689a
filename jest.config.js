import { fileURLToPath } from 'node:url';
import { mapLibraries } from './tests/builders/jest/bundled-libraries.ts';

const swc = (tsx) => [
  fileURLToPath(import.meta.resolve('@swc/jest')),
  {
    jsc: {
      parser: { syntax: 'typescript', tsx },
      target: 'es2024',
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  },
];

const common = {
  rootDir: import.meta.dirname,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx$': swc(true), '\\.ts$': swc(false) },
  setupFilesAfterEnv: ['<rootDir>/tests/builders/jest/second-run.mjs'],
  modulePathIgnorePatterns: ['<rootDir>/\\.cache/', '<rootDir>/data/'],
};

export default {
  testTimeout: 60_000,
  maxWorkers: 2,
  // Modules of finished test files stay in memory: a worker that ran 230 files had 3.3 GB and was ended by V8.
  workerIdleMemoryLimit: '1GB',
  globalSetup: './tests/builders/jest/global-setup.mjs',
  globalTeardown: './tests/builders/jest/global-teardown.mjs',
  projects: [
    {
      ...common,
      displayName: 'server',
      testEnvironment: 'node',
      moduleNameMapper: mapLibraries('backend'),
      testMatch: [
        '<rootDir>/{gateway,backend,identity,schema,packages}/**/*.test.ts',
        '<rootDir>/tests/{contract,builders,faults,upgrades,attacks}/**/*.test.ts',
        '<rootDir>/{scripts,lint}/**/*.test.ts',
      ],
    },
    {
      ...common,
      displayName: 'web',
      testEnvironment: '<rootDir>/tests/builders/jest/browser-environment.mjs',
      setupFilesAfterEnv: [...common.setupFilesAfterEnv, '<rootDir>/web/jest-setup.mjs'],
      moduleNameMapper: { '\\.css$': '<rootDir>/tests/builders/jest/empty.mjs', ...mapLibraries('web') },
      testMatch: ['<rootDir>/web/**/*.test.{ts,tsx}'],
    },
  ],
};

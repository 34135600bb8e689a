import config from '../../jest.config.js';

const project = config.projects.find(({ displayName }) => displayName === process.env.MUTATION_PROJECT);

/** One project of the root's configuration, with selected tests. Without a global set-up: PostgreSQL already runs. */
export default {
  ...project,
  testEnvironment: project.testEnvironment.replace('<rootDir>', project.rootDir),
  testMatch: process.env.MUTATION_TESTS.split(' ').map((pattern) => `<rootDir>/${pattern}`),
  testTimeout: 5_000,
  // A second run of a failed test would only cost time: a failure is the wanted result.
  setupFilesAfterEnv: project.setupFilesAfterEnv.filter((file) => !file.endsWith('second-run.mjs')),
};

import config from '../../jest.config.js';

const project = config.projects.find(({ displayName }) => displayName === process.env.MUTATION_PROJECT);

/** One project of the root's configuration, narrowed to some tests. PostgreSQL runs already: no global set-up. */
export default {
  ...project,
  testEnvironment: project.testEnvironment.replace('<rootDir>', project.rootDir),
  testMatch: process.env.MUTATION_TESTS.split(' ').map((pattern) => `<rootDir>/${pattern}`),
  testTimeout: 5_000,
  // A second run of a failed test would only cost time: a failure is the wanted result.
  setupFilesAfterEnv: project.setupFilesAfterEnv.filter((file) => !file.endsWith('second-run.mjs')),
};

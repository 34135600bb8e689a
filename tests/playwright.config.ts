import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './browser/chromium.ts';
import { findFreePort } from '../scripts/launch/free-port.ts';
import { folderInMemory } from './builders/files/temporary-folder.ts';

// Playwright reads this file in every worker. Values that are chosen once are passed to workers in environment
// variables.
process.env.STRUMA_TEST_PORT ??= String(await findFreePort());
process.env.STRUMA_TEST_DATA ??= await folderInMemory('browser');
const address = `http://127.0.0.1:${process.env.STRUMA_TEST_PORT}`;

export default defineConfig({
  testDir: 'browser',
  testMatch: '**/*.spec.ts',
  outputDir: '../.cache/playwright',
  // Tests of one file also run at the same time. Each test has its own data; a comparison with a whole table, to which
  // other tests may add rows, is repeated (`repeatComparison`).
  fullyParallel: true,
  workers: 2,
  // A test that passes only on its second run is named at the end of `npm test`; its trace is kept.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../.cache/playwright.json' }]],
  use: {
    baseURL: address,
    locale: 'bg-BG',
    timezoneId: 'Europe/Sofia',
    viewport: { width: 1440, height: 900 },
    launchOptions: await chromiumLaunch(),
    trace: 'on-first-retry',
  },
  webServer: {
    command: 'exec node scripts/start.ts',
    cwd: '..',
    url: `${address}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 12_000 },
    stdout: 'pipe',
    env: {
      PORT: process.env.STRUMA_TEST_PORT,
      DATA_DIR: process.env.STRUMA_TEST_DATA,
      CITIZEN_SIGNALS_PER_DAY: '0',
    },
  },
});

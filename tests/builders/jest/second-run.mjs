import { jest } from '@jest/globals';

// As for browser tests: a failed test is run once more, and listed as flaky if that run passes.
jest.retryTimes(1, { logErrorsBeforeRetry: true });

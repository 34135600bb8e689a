import { jest } from '@jest/globals';

// As with browser tests, a failed test is run once more, and listed as flaky if the second run passes.
jest.retryTimes(1, { logErrorsBeforeRetry: true });

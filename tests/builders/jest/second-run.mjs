import { jest } from '@jest/globals';

// As with browser tests, a failed test is run once more, and listed as flaky if the second run passes. At once, because
// the last tests of some files end what the others need.
jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true });

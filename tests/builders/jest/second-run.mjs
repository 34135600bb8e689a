import { jest } from '@jest/globals';

// As in the browser: a test that fails is run once more, and named if only that run passes.
jest.retryTimes(1, { logErrorsBeforeRetry: true });

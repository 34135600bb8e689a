import { describe } from '@jest/globals';
import { startEmbeddedTarget } from './embedded-target.ts';
import { testProvider } from './test-provider.ts';

describe('with the embedded provider', () => testProvider(startEmbeddedTarget));

import { describe } from '@jest/globals';
import { startEmbeddedTarget } from './embedded-target.ts';
import { describeProvider } from './provider-suite.ts';

describe('with the embedded provider', () => describeProvider(startEmbeddedTarget));

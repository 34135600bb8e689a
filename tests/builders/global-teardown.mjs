import { teardown } from './database/test-cluster.ts';

export default teardown;

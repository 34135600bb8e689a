import { teardown } from './test-cluster.ts';

export default teardown;

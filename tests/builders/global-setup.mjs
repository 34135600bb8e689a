import { setup } from './test-cluster.ts';

export default setup;

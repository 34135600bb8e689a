import { setup } from './database/test-cluster.ts';

export default setup;

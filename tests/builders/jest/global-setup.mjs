import { setup as startCluster } from '../database/test-cluster.ts';
import { prepareTestKey } from '../people/test-key.ts';
import { bundleLibraries } from './bundled-libraries.ts';

export default async () => {
  await Promise.all([startCluster(), bundleLibraries(), prepareTestKey()]);
};

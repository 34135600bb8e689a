import { setup as startCluster } from '../database/test-cluster.ts';
import { bundleLibraries } from './bundled-libraries.ts';

export default async () => {
  await Promise.all([startCluster(), bundleLibraries()]);
};

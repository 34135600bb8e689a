import { join } from 'node:path';
import { Readable } from 'node:stream';
import { addFixedNomenclatures } from '../../backend/src/app/fixed-nomenclatures.ts';
import { checkDatabase } from '../../backend/src/app/check-database.ts';
import { migrate } from '../../backend/src/app/migrate.ts';
import { openFolderStore } from '../../backend/src/attachments/folder-store.ts';
import { openCluster } from '../../backend/src/embedded-postgres/cluster.ts';
import { createDatabase } from '../../backend/src/kernel/database/database.ts';
import { fillReferenceUtility } from '@struma/demo/fill-reference-utility.ts';
import { openTestPool } from '../builders/database/test-database.ts';

/** Size to which sample files are truncated, which keeps the backup small and the files distinct. */
const truncatedBytes = 2_000;

/** Makes an embedded installation with the reference utility, small enough for its backup to be committed. */
export const makeSmallInstallation = async (dataFolder: string): Promise<void> => {
  const store = await openFolderStore(join(dataFolder, 'attachments'));
  const cluster = await openCluster({ dataFolder });
  const pool = openTestPool(cluster.url);
  const database = createDatabase(pool);
  const attachments = {
    receive: async (bytes: Readable) => {
      const whole = Buffer.concat(await bytes.toArray());
      return store.receive(Readable.from([whole.subarray(0, truncatedBytes)]));
    },
  };
  try {
    await checkDatabase(database);
    await migrate(database);
    await addFixedNomenclatures(database);
    await fillReferenceUtility({ pool, attachments, waterMeters: 100, signals: 30 });
  } finally {
    await database.destroy();
    await cluster.stop();
  }
};

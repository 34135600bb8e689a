// `npm run release-backup`: makes the backup of this version that every later version must be able to upgrade. Writes
// `<version>.struma`, and `<version>.json` with the same data as the account `release` sees them in this version.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreePort } from '../../scripts/launch/free-port.ts';
import { runCommand } from '../builders/product/command.ts';
import { startProduct, unlimited } from '../builders/product/product.ts';
import { temporaryFolder } from '../builders/files/temporary-folder.ts';
import { readReleaseView } from './read-release-view.ts';
import { workAsReleasePerson } from './release-person.ts';
import { makeSmallInstallation } from './small-installation.ts';

const manifest = await readFile(join(import.meta.dirname, '../../package.json'), 'utf8');
const { version } = JSON.parse(manifest) as { version: string };
const name = join(import.meta.dirname, version);
const folder = await temporaryFolder('release');
try {
  await makeSmallInstallation(folder);
  const product = await startProduct(await findFreePort(), folder, unlimited);
  try {
    const person = await workAsReleasePerson(product.address, folder);
    const view = await readReleaseView(person);
    const { status, output } = await runCommand('backup.ts', [`${name}.struma`], { DATA_DIR: folder });
    process.stdout.write(output);
    if (status !== 0) throw new Error('The backup was not made.');
    await writeFile(`${name}.json`, `${JSON.stringify(view, null, 1)}\n`);
  } finally {
    await product.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

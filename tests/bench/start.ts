// Prints how long the product takes from nothing to ready: first start on an empty data folder, then a second one.
import { rm } from 'node:fs/promises';
import { freePort } from '../../scripts/launch/free-port.ts';
import { startProduct } from '../builders/product/product.ts';
import { temporaryFolder } from '../builders/files/temporary-folder.ts';

const dataFolder = await temporaryFolder('bench-start');
const port = await freePort();
for (const name of ['first start, packages installed', 'second start']) {
  const started = performance.now();
  const product = await startProduct(port, dataFolder);
  const ready = performance.now();
  await product.stop();
  const ended = performance.now();
  console.log(`${name}: ready in ${seconds(ready - started)}, ended in ${seconds(ended - ready)}`);
}
await rm(dataFolder, { recursive: true, force: true });

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

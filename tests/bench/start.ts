// Prints how long the product takes to start and to end: with an empty data folder, then a second time with its data.
import { rm } from 'node:fs/promises';
import { printCalibration } from './measuring/calibration.ts';
import { judge } from './measuring/goal.ts';
import { findFreePort } from '../../scripts/launch/free-port.ts';
import { startProduct } from '../builders/product/product.ts';
import { temporaryFolder } from '../builders/files/temporary-folder.ts';

await printCalibration();
const dataFolder = await temporaryFolder('bench-start');
const port = await findFreePort();
for (const [name, goalSeconds] of [
  ['first start, packages installed', 15],
  ['second start', 5],
] as const) {
  const started = performance.now();
  const product = await startProduct(port, dataFolder);
  const ready = performance.now();
  await product.stop();
  const ended = performance.now();
  report(`${name}: ready in`, ready - started, goalSeconds);
  report(`${name}: ended in`, ended - ready, 10);
}
await rm(dataFolder, { recursive: true, force: true });

await printCalibration();

function report(what: string, milliseconds: number, goalSeconds: number): void {
  const seconds = milliseconds / 1000;
  console.log(`${what} ${seconds.toFixed(1)} s, ${judge(seconds, { atMost: goalSeconds })}`);
}

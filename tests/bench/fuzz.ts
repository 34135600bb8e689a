// `npm run bench:fuzz -- <count> <seed>`: sends generated requests to gateway, REST service and identity provider. The
// requests are valid, partly valid or malformed. Generated are JSON, URLs, headers, cookies and forms, also with NUL,
// lone surrogates, infinity and deep nesting. Fails if a response shows a fault of the product or a process ends.
import { rmSync } from 'node:fs';
import { printCalibration } from './measuring/calibration.ts';
import { openCluster } from '../../backend/src/embedded-postgres/cluster.ts';
import { startParts } from '../load/parts.ts';
import { sendGenerated } from '../load/send-generated.ts';
import { temporaryFolder } from '../builders/files/temporary-folder.ts';

const [count = 20_000, seed = 20_261_121] = process.argv.slice(2).map(Number);
await printCalibration();
const folder = await temporaryFolder('fuzz');
const cluster = await openCluster({ dataFolder: folder });
const parts = await startParts(cluster.url);
const began = performance.now();
const { statuses, targets, faults } = await sendGenerated(parts, count, seed);
const seconds = (performance.now() - began) / 1000;

for (const fault of faults.slice(0, 20)) console.log(JSON.stringify(fault));
const counted = [...statuses].toSorted(([one], [other]) => one - other).map(([status, times]) => `${status}: ${times}`);
const alive = [parts.gateway, parts.backend, parts.identity].filter((part) => part.isAlive()).length;
console.log(
  `${count} requests of seed ${seed} in ${seconds.toFixed(0)} s; ${counted.join(', ')} (0: closed without an answer)`,
);
console.log([...targets].map(([target, times]) => `${target}: ${times}`).join(', '));
console.log(`${faults.length} faults, ${alive} of 3 processes alive`);
if (faults.length > 0)
  for (const part of [parts.gateway, parts.backend, parts.identity]) console.log(part.log().slice(-3000));
await printCalibration();
const failed = faults.length > 0 || alive < 3;
await parts.stop();
await cluster.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(failed ? 1 : 0);

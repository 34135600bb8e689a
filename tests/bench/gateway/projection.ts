// `npm run bench:projection -- <count> <seed>`: compares projected responses (fields copied from the bytes of
// the REST service) with parsed ones, for generated documents and for generated or damaged bodies of the REST service.
// Fails if a response differs.
import { compareProjection } from '../../../gateway/src/testing/projection/compare-projection.ts';

const [count = 20_000, seed = 20_261_123] = process.argv.slice(2).map(Number);
const began = performance.now();
const { compared, projected, differences } = await compareProjection(count, seed);
const seconds = ((performance.now() - began) / 1000).toFixed(0);
for (const difference of differences.slice(0, 5)) console.log(JSON.stringify(difference));
console.log(
  `${compared} requests of seed ${seed} in ${seconds} s: ${projected} projected, ${differences.length} differ`,
);
if (differences.length > 0) process.exitCode = 1;

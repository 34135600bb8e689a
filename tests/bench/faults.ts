// Sends replies and new signals through a proxy that breaks a share of the gateway's calls, while the database is
// killed repeatedly. Prints how many were lost or stored twice.
// node tests/bench/faults.ts [replies = 10000] [share = 0.05] [kills = 4] [seed = 20261121] [signals = 2000]
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { printCalibration } from './measuring/calibration.ts';
import { openCluster } from '../../backend/src/embedded-postgres/cluster.ts';
import { supervise } from '../../scripts/launch/supervise.ts';
import { startFaultProxy } from '../builders/network/fault-proxy.ts';
import { findFreePort } from '../../scripts/launch/free-port.ts';
import { countLostReplies, sendRepliesUntilKnown } from '../builders/requests/repeated-replies.ts';
import { countLostSignals, submitSignalUntilKnown } from '../builders/requests/repeated-signals.ts';
import { startGateway, startIdentity, startPart } from '../builders/product/part.ts';
import { integratorToken } from '../builders/people/browser-client.ts';
import { databaseProcess, killProcess } from '../builders/product/processes.ts';
import { insertSignals } from '../builders/data/signals.ts';
import { temporaryFolder } from '../builders/files/temporary-folder.ts';
import { openTestPool } from '../builders/database/test-database.ts';

const [count, share, kills, seed, signalCount] = [10_000, 0.05, 4, 20_261_121, 2_000].map((usual, index) =>
  Number(process.argv[index + 2] ?? usual),
) as [number, number, number, number, number];
const tokenLastsMs = 120_000;

await printCalibration();
await using cleanUp = new AsyncDisposableStack();
const folder = await temporaryFolder('bench-faults');
cleanUp.defer(() => rm(folder, { recursive: true, force: true }));
const start = async () => {
  const cluster = await openCluster({ dataFolder: folder });
  return { ...cluster, ended: cluster.lost.then(() => 'The database ended.') };
};
const retryPolicy = { maxEnds: 100, withinMs: 60_000, delaysMs: [100, 500] };
const database = supervise({ name: 'database', start, report: (text) => console.log(text), retryPolicy });
cleanUp.defer(() => database.stop(8_000));
const { url } = await database.first;
const identity = await startIdentity(url, await findFreePort());
cleanUp.defer(() => identity.stop());
const service = await startPart('backend/src/main.ts', {
  DATABASE_URL: url,
  ATTACHMENTS_DIR: join(folder, 'attachments'),
  OIDC_ISSUER: identity.issuer,
});
cleanUp.defer(() => service.stop());
const pool = openTestPool(url);
cleanUp.defer(() => pool.end());
await insertSignals(pool);
const proxy = await startFaultProxy({ target: service.url, share, seed });
cleanUp.defer(() => proxy.stop());
const gateway = await startGateway(proxy.url, { issuer: identity.issuer, token: renewedToken(identity.url) });
cleanUp.defer(() => gateway.stop());

const killAt = new Set(Array.from({ length: kills }, (_, kill) => Math.round((count * (kill + 1)) / (kills + 1))));
let killed = 0;
const killDatabase = async (): Promise<void> => {
  killProcess(await databaseProcess(pool));
  killed += 1;
};
const began = performance.now();
// A conversation has at most 2 000 messages.
const { rows: conversations } = await pool.query<{ id: number }>(
  `insert into signal (title, message) select 'Разговор ' || number, '' from generate_series(1, $1) number returning id`,
  [Math.ceil(count / 1000)],
);
const replies = Array.from({ length: count }, (_, number) => ({
  signalId: conversations[number % conversations.length]?.id ?? 1,
  number,
}));
const onKnown = (known: number): void => {
  if (killAt.has(known)) void killDatabase();
  if (known % 1_000 === 0) console.log(`${known} known to be stored, ${killed} kills`);
};
/** Submits the signals. Returns how many of them were sent more than once. */
const submitSignals = async (numbers: IterableIterator<number>): Promise<number> => {
  let repeatedCount = 0;
  for (const number of numbers) if ((await submitSignalUntilKnown(gateway, number)) > 1) repeatedCount += 1;
  return repeatedCount;
};
const numbers = Array.from({ length: signalCount }, (_, number) => number).values();
const [repeated, ...submitted] = await Promise.all([
  sendRepliesUntilKnown(gateway, { replies, atOnce: 16, onKnown }),
  ...Array.from({ length: 4 }, () => submitSignals(numbers)),
]);
const seconds = (performance.now() - began) / 1000;
const { lost, doubled } = await countLostReplies(pool, count);
const signals = await countLostSignals(pool, signalCount);

const faults = [...proxy.faultCounts].map(([kind, times]) => `${kind} ${times}`).join(', ');
console.log(`faults, ${share * 100} % of the calls, seed ${seed}: ${faults}`);
console.log(`kill -9 of the database: ${killed}, ${seconds.toFixed(0)} s`);
console.log(`sent ${count}, half with a file; repeated by the client ${repeated}; lost ${lost}; doubled ${doubled}`);
const repeatedCount = submitted.reduce((sum, one) => sum + one, 0);
console.log(
  `signals with a file ${signalCount}; repeated by the client ${repeatedCount}; lost ${signals.lost}; doubled ${signals.doubled}`,
);
await printCalibration();
process.exitCode = lost + doubled + signals.lost + signals.doubled === 0 && killed === kills ? 0 : 1;

/** Returns a function that returns a token of the service account, and renews it before it expires. */
function renewedToken(provider: string): () => Promise<string> {
  let present: Promise<string> | null = null;
  let requestedAt = 0;
  return () => {
    if (present && Date.now() - requestedAt < tokenLastsMs) return present;
    requestedAt = Date.now();
    return (present = integratorToken(provider));
  };
}

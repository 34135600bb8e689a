// Replies through a proxy that breaks a share of the way between gateway and REST service, while the database is killed.
// node tests/bench/faults.ts [replies = 10000] [share = 0.05] [kills = 4] [seed = 20261121]
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCluster } from '../../backend/src/embedded-postgres/cluster.ts';
import { createPool } from '../../backend/src/kernel/database.ts';
import { keepAlive } from '../../scripts/launch/keep-alive.ts';
import { startFaultProxy } from '../builders/fault-proxy.ts';
import { freePort } from '../builders/free-port.ts';
import { compare, insistOnAll } from '../builders/insistent-replies.ts';
import { startGateway, startIdentity, startPart } from '../builders/part.ts';
import { integratorToken } from '../builders/person.ts';
import { processOf } from '../builders/processes.ts';
import { insertSignals } from '../builders/signals.ts';

const [count, share, kills, seed] = [10_000, 0.05, 4, 20_261_121].map((usual, place) =>
  Number(process.argv[place + 2] ?? usual),
) as [number, number, number, number];
const tokenLastsMs = 120_000;

const folder = await mkdtemp(join(tmpdir(), 'struma-bench-faults-'));
const ends: string[] = [];
const start = async () => {
  const cluster = await openCluster({ dataFolder: folder });
  return { ...cluster, ended: cluster.lost.then(() => 'PostgreSQL ended.') };
};
const patience = { ends: 100, withinMs: 60_000, delaysMs: [100, 500] };
const database = await keepAlive({ name: 'database', start, tell: (text) => void ends.push(text), patience });
const { url } = database.first;
const identity = await startIdentity(url, await freePort());
const service = await startPart('backend/src/main.ts', {
  DATABASE_URL: url,
  ATTACHMENTS_DIR: join(folder, 'attachments'),
  OIDC_ISSUER: identity.issuer,
});
const pool = createPool({ url, size: 2, onError: () => undefined });
await insertSignals(pool);
const proxy = await startFaultProxy({ target: service.url, share, seed });
const gateway = await startGateway(proxy.url, { issuer: identity.issuer, token: renewedToken(identity.url) });

const killAt = new Set(Array.from({ length: kills }, (_, kill) => Math.round((count * (kill + 1)) / (kills + 1))));
let killed = 0;
const killDatabase = async (): Promise<void> => {
  process.kill((await processOf('database', folder)) ?? 0, 'SIGKILL');
  killed += 1;
};
const began = performance.now();
const replies = Array.from({ length: count }, (_, number) => ({ signalId: (number % 6) + 1, number }));
const sent = (known: number): void => {
  if (killAt.has(known)) void killDatabase();
  if (known % 1_000 === 0) console.log(`${known} known to be stored, ${killed} kills`);
};
const repeated = await insistOnAll(gateway, { replies, atOnce: 16, sent });
const seconds = (performance.now() - began) / 1000;
const { lost, doubled } = await compare(pool, count);

const faults = [...proxy.happened].map(([kind, times]) => `${kind} ${times}`).join(', ');
console.log(`faults, ${share * 100} % of the calls, seed ${seed}: ${faults}`);
console.log(`kill -9 of the database: ${killed}, load ${loadavg()[0]?.toFixed(1)}, ${seconds.toFixed(0)} s`);
console.log(`sent ${count}, half with a file; repeated by the caller ${repeated}; lost ${lost}; doubled ${doubled}`);

await gateway.stop();
await proxy.stop();
await pool.end();
await service.stop();
await identity.stop();
await database.stop();
await rm(folder, { recursive: true, force: true });
process.exit(lost === 0 && doubled === 0 && killed === kills ? 0 : 1);

/** A token of the service account, a new one before the present one ends. */
function renewedToken(provider: string): () => Promise<string> {
  let present: Promise<string> | null = null;
  let asked = 0;
  return () => {
    if (present && Date.now() - asked < tokenLastsMs) return present;
    asked = Date.now();
    return (present = integratorToken(provider));
  };
}

// One large attachment up and down through gateway and REST service: how much memory each takes for it.
// node tests/bench/upload.ts [megabytes = 200]
import { createHash, randomBytes, type Hash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { openCluster } from '../../backend/src/embedded-postgres/cluster.ts';
import { freePort } from '../../scripts/launch/free-port.ts';
import { startGateway, startIdentity, startPart, type Part } from '../builders/part.ts';
import { field, formEnd, formType, replyInput } from '../builders/reply-form.ts';
import { insertSignals } from '../builders/signals.ts';
import { temporaryFolder } from '../builders/temporary-folder.ts';
import { openTestPool } from '../builders/test-database.ts';

const megabytes = Number(process.argv[2] ?? 200);
const goal = 64;
const piece = randomBytes(1024 * 1024);

await using cleanUp = new AsyncDisposableStack();
const folder = await temporaryFolder('bench-upload');
cleanUp.defer(() => rm(folder, { recursive: true, force: true }));
const cluster = await openCluster({ dataFolder: folder });
cleanUp.defer(() => cluster.stop());
const identity = await startIdentity(cluster.url, await freePort());
cleanUp.defer(() => identity.stop());
const service = await startPart('backend/src/main.ts', {
  DATABASE_URL: cluster.url,
  ATTACHMENTS_DIR: join(folder, 'attachments'),
  OIDC_ISSUER: identity.issuer,
});
cleanUp.defer(() => service.stop());
const gateway = await startGateway(service.url, identity, { READ_TIMEOUT_SECONDS: '30' });
cleanUp.defer(() => gateway.stop());
const pool = openTestPool(cluster.url, 1);
cleanUp.defer(() => pool.end());
await insertSignals(pool);
const authorization = `Bearer ${await identity.token()}`;

const residentMb = async ({ pid }: Part): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
};

/** Its memory before, and the most that was seen while the work went on. */
const watched = async (work: () => Promise<void>): Promise<{ gateway: number; service: number }> => {
  const before = [await residentMb(gateway), await residentMb(service)] as const;
  const most = [...before] as [number, number];
  const look = async (): Promise<void> => {
    most[0] = Math.max(most[0], await residentMb(gateway));
    most[1] = Math.max(most[1], await residentMb(service));
  };
  const timer = setInterval(() => void look(), 20);
  await work();
  clearInterval(timer);
  await look();
  return { gateway: most[0] - before[0], service: most[1] - before[1] };
};

function* form(size: number, hash: Hash): Generator<Buffer> {
  yield field('input', JSON.stringify(replyInput(1)));
  const head = formEnd.toString().replace(/--\r\n$/, '\r\n');
  yield Buffer.from(`${head}Content-Disposition: form-data; name="files"; filename="запис.bin"\r\n`);
  yield Buffer.from('Content-Type: application/octet-stream\r\n\r\n');
  for (let sent = 0; sent < size; sent += 1) {
    piece.writeUInt32LE(sent);
    hash.update(piece);
    yield Buffer.from(piece);
  }
  yield Buffer.from('\r\n');
  yield formEnd;
}

const call = (method: string, path: string, body?: Readable): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const headers = { authorization, ...(body && { 'content-type': formType }) };
    const outgoing = request(gateway.url + path, { method, headers }, resolve).once('error', reject);
    if (body) body.pipe(outgoing);
    else outgoing.end();
  });

const upload = async (size: number): Promise<{ checksum: string; path: string }> => {
  const hash = createHash('sha256');
  const answer = await call('POST', '/files/signals/1/responses', Readable.from(form(size, hash)));
  const { responseId } = JSON.parse(await text(answer)) as { responseId: string };
  return { checksum: hash.digest('hex'), path: `/files/responses/${responseId}/attachments/0` };
};

const download = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of await call('GET', path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
};

// What the first call loads is no growth of the file's.
for (let warmUp = 0; warmUp < 3; warmUp += 1) await download((await upload(4)).path);

let isMet = true;
const print = (what: string, growth: { gateway: number; service: number }, seconds: number): void => {
  isMet &&= growth.gateway < goal && growth.service < goal;
  const [first, second] = [growth.gateway, growth.service].map((value) => `${value.toFixed(0)} MB`);
  console.log(`${what} ${megabytes} MB in ${seconds.toFixed(1)} s: gateway + ${first}, REST service + ${second}`);
};

let stored = { checksum: '', path: '' };
let began = performance.now();
const up = await watched(async () => void (stored = await upload(megabytes)));
print('up', up, (performance.now() - began) / 1000);
let received = '';
began = performance.now();
const down = await watched(async () => void (received = await download(stored.path)));
print('down', down, (performance.now() - began) / 1000);
const isSame = received === stored.checksum;
console.log(`bytes ${isSame ? 'the same' : 'DIFFER'}; goal under ${goal} MB each; load ${loadavg()[0]?.toFixed(1)}`);
process.exitCode = isMet && isSame ? 0 : 1;

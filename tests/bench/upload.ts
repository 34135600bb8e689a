// Uploads and downloads one large attachment and measures the memory growth of gateway and REST service.
// node tests/bench/upload.ts [megabytes = 200]
import { createHash, randomBytes, type Hash } from 'node:crypto';
import { request, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { printCalibration } from './measuring/calibration.ts';
import { field, formEnd, formType, replyInput } from '../builders/requests/reply-form.ts';
import { insertSignals } from '../builders/data/signals.ts';
import { startMonitoredProduct, type Growth } from './measuring/monitored-product.ts';

const megabytes = Number(process.argv[2] ?? 200);
const goal = 64;
const piece = randomBytes(1024 * 1024);

await printCalibration();
await using product = await startMonitoredProduct('bench-upload');
const { gateway, pool, authorization } = product;
await insertSignals(pool);

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

// Warm-up: memory that the first calls allocate is not counted.
for (let warmUp = 0; warmUp < 3; warmUp += 1) await download((await upload(4)).path);

let isMet = true;
const print = (what: string, growth: Growth, seconds: number): void => {
  isMet &&= growth.gateway < goal && growth.service < goal;
  const [first, second] = [growth.gateway, growth.service].map((value) => `${value.toFixed(0)} MB`);
  console.log(`${what} ${megabytes} MB in ${seconds.toFixed(1)} s: gateway + ${first}, REST service + ${second}`);
};

let stored = { checksum: '', path: '' };
let began = performance.now();
const up = await product.measureGrowth(async () => void (stored = await upload(megabytes)));
print('up', up, (performance.now() - began) / 1000);
let received = '';
began = performance.now();
const down = await product.measureGrowth(async () => void (received = await download(stored.path)));
print('down', down, (performance.now() - began) / 1000);
const isSame = received === stored.checksum;
console.log(`bytes ${isSame ? 'the same' : 'DIFFER'}; goal under ${goal} MB each`);
await printCalibration();
process.exitCode = isMet && isSame ? 0 : 1;

// Measures the size of compressed responses and the gateway's processor time for them, with texts of the reference
// utility.
// node tests/bench/compression.ts [rounds = 10] [--levels]
import { request } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printCalibration } from './measuring/calibration.ts';
import { runningCluster } from '../../backend/src/embedded-postgres/cluster.ts';
import { findFreePort } from '../../scripts/launch/free-port.ts';
import { passwords } from '../builders/people/demo-users.ts';
import { BrowserClient } from '../builders/people/browser-client.ts';
import { processOf } from '../builders/product/processes.ts';
import { startProduct, unlimited } from '../builders/product/product.ts';
import { openTestPool } from '../builders/database/test-database.ts';
import { compareLevels } from './compression/levels.ts';
import { webDocument } from './gateway/documents.ts';
import { processorTime } from './gateway/processes.ts';

const rounds = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 10);
const responsesPerRound = 20;
const codings = ['identity', 'zstd', 'br', 'gzip'] as const;

await printCalibration();
await using cleanUp = new AsyncDisposableStack();
const folder = await mkdtemp(join(tmpdir(), 'struma-compression-'));
cleanUp.defer(() => rm(folder, { recursive: true, force: true }));
const product = await startProduct(await findFreePort(), folder, unlimited);
cleanUp.defer(() => product.stop());
const pool = openTestPool((await runningCluster(folder)) ?? '', 1);
cleanUp.defer(() => pool.end());
const operator = new BrowserClient(product.address);
await operator.signIn('operator', passwords.operator);
const gatewayPid = (await processOf('gateway', folder)) ?? 0;
const signalId = await addConversation(500);

const cases = [
  {
    name: 'list of 100 rows',
    query: webDocument('web/src/signals/signals.graphql', 'Signals'),
    variables: { filter: {}, sort: [], page: { number: 1, size: 100 } },
    change: 'update signal set title = $2 where id = $1',
  },
  {
    name: 'conversation of 500',
    query: webDocument('web/src/signals/preview/preview.graphql', 'Signal'),
    variables: { id: signalId },
    change: `update response set message = jsonb_set(message::jsonb, '{content,0,content}', jsonb_build_array(
      jsonb_build_object('type', 'text', 'text', $2::text))) where id = (select max(id) from response where signal_id = $1)`,
  },
];
type Case = (typeof cases)[number];
type Coding = (typeof codings)[number];

if (process.argv.includes('--levels')) {
  for (const each of cases) await compareLevels(each.name, await send(each, 'identity'));
} else {
  const variants = cases.flatMap((each) =>
    codings.flatMap((coding) =>
      [true, false].map((isChanging) => ({ each, coding, isChanging, bytes: 0, costs: [] as number[] })),
    ),
  );
  for (let round = -2; round < rounds; round += 1)
    for (const variant of variants) {
      const { cost, bytes } = await measure(variant.each, variant.coding, variant.isChanging);
      variant.bytes = bytes;
      if (round >= 0) variant.costs.push(cost);
    }
  for (const { each, coding, isChanging, bytes, costs } of variants)
    console.log(
      each.name.padEnd(21),
      (isChanging ? 'changing' : 'unchanged').padEnd(10),
      coding.padEnd(9),
      `${bytes} bytes`.padStart(13),
      `${median(costs).toFixed(2)} ms`.padStart(9),
    );
  console.log(
    `Processor time of the gateway per response: medians of ${rounds} alternating rounds with ${responsesPerRound} responses each.`,
  );
}
await printCalibration();

async function measure(each: Case, coding: Coding, isChanging: boolean): Promise<{ cost: number; bytes: number }> {
  let bytes = 0;
  let spent = 0;
  await send(each, coding);
  for (let sent = 0; sent < responsesPerRound; sent += 1) {
    if (isChanging) await pool.query(each.change, [signalId, `Теч пред номер ${Math.random()}`]);
    const before = processorTime(gatewayPid);
    ({ length: bytes } = await send(each, coding));
    spent += processorTime(gatewayPid) - before;
  }
  return { cost: spent / responsesPerRound, bytes };
}

/** Returns the body as received, in the requested encoding. */
function send({ query, variables }: Case, coding: Coding): Promise<Buffer> {
  const cookie = [...operator.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { 'content-type': 'application/json', 'x-struma': '1', 'accept-encoding': coding, cookie };
  return new Promise((resolve, reject) => {
    request(`${product.address}/graphql`, { method: 'POST', headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const isRight = answer.statusCode === 200 && (answer.headers['content-encoding'] ?? 'identity') === coding;
        if (isRight) resolve(Buffer.concat(chunks));
        else reject(new Error(`${answer.statusCode}, ${answer.headers['content-encoding']} for ${coding}`));
      });
    })
      .on('error', reject)
      .end(JSON.stringify({ query, variables }));
  });
}

/** Inserts a signal, which is then the first one of the list, with copies of the newest messages of other signals. */
async function addConversation(messages: number): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into signal (title, message, status_id, channel, needs_reply, created_at)
     select 'Дълъг разговор', message, 1, 'PORTAL', true, now() from signal order by id limit 1 returning id`,
  );
  const id = String(rows[0]?.id);
  await pool.query(
    `insert into response (signal_id, kind, message, responded_at)
     select $1, kind, message, now() - row_number() over (order by id) * interval '1 hour'
     from response order by id desc limit $2`,
    [id, messages],
  );
  return id;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

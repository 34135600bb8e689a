/** Replies through a proxy that breaks a share of the calls, and repetitions with one idempotency key. */
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type pg from 'pg';
import { faults, startFaultProxy, type Fault, type FaultProxy } from '../builders/network/fault-proxy.ts';
import { findFreePort } from '../../scripts/launch/free-port.ts';
import { countLostReplies, sendRepliesUntilKnown } from '../builders/requests/repeated-replies.ts';
import {
  startGateway,
  startIdentity,
  startPart,
  type Part,
  type TestGateway,
  type TestIdentity,
} from '../builders/product/part.ts';
import { replyInput, sendReply } from '../builders/requests/reply-form.ts';
import { insertSignals, openSignals } from '../builders/data/signals.ts';
import { createTestDatabase, openTestPool, type TestDatabase } from '../builders/database/test-database.ts';
import { execute } from '../builders/requests/graphql-request.ts';
import { temporaryFolder } from '../builders/files/temporary-folder.ts';

let database: TestDatabase;
let folder: string;
let identity: TestIdentity;
let service: Part;
let proxy: FaultProxy;
let gateway: TestGateway;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await temporaryFolder('faults');
  identity = await startIdentity(database.url, await findFreePort());
  service = await startPart('backend/src/main.ts', {
    DATABASE_URL: database.url,
    ATTACHMENTS_DIR: join(folder, 'attachments'),
    OIDC_ISSUER: identity.issuer,
  });
  pool = openTestPool(database.url);
  await insertSignals(pool);
  proxy = await startFaultProxy({ target: service.url, share: 0.3, seed: 20_261_121 });
  gateway = await startGateway(proxy.url, identity);
}, 120_000);
afterAll(async () => {
  await gateway?.stop();
  await proxy?.stop();
  await pool?.end();
  await service?.stop();
  await identity?.stop();
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

const reply =
  'mutation ($input: ReplyToSignalInput!) { replyToSignal(input: $input) { __typename ... on ReplyToSignalSuccess { responseId } } }';
const count = async (key: string): Promise<number> =>
  (await pool.query('select from response where message like $1', [`%${key}%`])).rows.length;

describe('about 30 % of the calls to the service have a fault', () => {
  test('replies that are repeated with the same idempotency key are stored once each', async () => {
    const replies = Array.from({ length: 150 }, (_, number) => ({ signalId: openSignals[number % 4] ?? 1, number }));
    await sendRepliesUntilKnown(gateway, { replies, atOnce: 8 });
    expect(await countLostReplies(pool, replies.length)).toEqual({ lost: 0, doubled: 0 });
    expect([...proxy.faultCounts.keys()].toSorted()).toEqual((Object.keys(faults) as Fault[]).toSorted());
    expect(gateway.isAlive() && service.isAlive()).toBe(true);
  }, 60_000);
});

describe('an idempotency key', () => {
  let direct: TestGateway;
  beforeAll(async () => {
    direct = await startGateway(service.url, identity);
  }, 30_000);
  afterAll(() => direct?.stop());

  const mutation = async (input: object) =>
    (await execute<{ replyToSignal: object }>(direct, reply, { input })).data?.replyToSignal;
  const upload = async (input: object, bytes: string) => {
    const response = await sendReply(direct, 5, { input, files: [{ name: 'a.txt', bytes }] });
    return (await response.json()) as object;
  };
  const refused = { __typename: 'InvalidInput', problems: [{ path: ['idempotencyKey'], code: 'DUPLICATE' }] };
  const countDistinct = (answers: (object | undefined)[]): number =>
    new Set(answers.map((answer) => JSON.stringify(answer))).size;

  test('a mutation repeated sequentially and concurrently stores one reply and always returns the same response', async () => {
    const text = randomUUID();
    const input = replyInput(5, { message: { text } });
    const answers = [await mutation(input), ...(await Promise.all(Array.from({ length: 8 }, () => mutation(input))))];
    expect(answers[0]).toMatchObject({ __typename: 'ReplyToSignalSuccess' });
    expect([countDistinct(answers), await count(text)]).toEqual([1, 1]);
  });

  test('an upload repeated concurrently and sequentially stores one reply with one file and always returns the same response', async () => {
    const text = randomUUID();
    const input = replyInput(5, { message: { text } });
    const answers = await Promise.all(Array.from({ length: 8 }, () => upload(input, 'съдържание')));
    answers.push(await upload(input, 'съдържание'));
    expect(answers[0]).toMatchObject({ __typename: 'ReplyToSignalSuccess' });
    const files = `select from attachment join response on response.id = response_id where response.message like $1`;
    const { rows } = await pool.query(files, [`%${text}%`]);
    expect([countDistinct(answers), await count(text), rows.length]).toEqual([1, 1, 1]);
  });

  test.each([
    ['another text', (input: object) => mutation({ ...input, message: { text: 'Друг текст' } })],
    ['another signal', (input: object) => mutation({ ...input, signalId: '6' })],
    ['a file', (input: object) => upload(input, 'файл')],
  ])('a second use with %s is refused, sequentially and concurrently', async (_what, other) => {
    const text = randomUUID();
    const first = replyInput(5, { message: { text } });
    await mutation(first);
    const refusal = (
      await execute(
        direct,
        reply.replace('ReplyToSignalSuccess { responseId }', 'InvalidInput { problems { path code } }'),
        { input: { ...first, message: { text: 'Друг' } } },
      )
    ).data;
    expect(refusal).toEqual({ replyToSignal: refused });
    expect(await other(first)).toMatchObject({ __typename: 'InvalidInput' });
    const second = replyInput(5, { message: { text: `${text} пак` } });
    const raced = await Promise.all([mutation(second), other(second), mutation(second), other(second)]);
    const kinds = raced.map((answer) => (answer as { __typename: string }).__typename);
    expect(kinds.toSorted()).toEqual(['InvalidInput', 'InvalidInput', 'ReplyToSignalSuccess', 'ReplyToSignalSuccess']);
    expect(new Set([kinds[0] === kinds[2], kinds[1] === kinds[3]])).toEqual(new Set([true]));
  });
});

import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type pg from 'pg';
import { findFreePort } from '../../scripts/launch/free-port.ts';
import { generatedMessages, hostileMessages, type HostileMessage } from '../builders/data/hostile-messages.ts';
import {
  startGateway,
  startIdentity,
  startPart,
  type Part,
  type TestGateway,
  type TestIdentity,
} from '../builders/product/part.ts';
import { temporaryFolder } from '../builders/files/temporary-folder.ts';
import { createTestDatabase, openTestPool, type TestDatabase } from '../builders/database/test-database.ts';
import { execute } from '../builders/requests/graphql-request.ts';

const all = [...hostileMessages, ...generatedMessages(500)];
let database: TestDatabase;
let pool: pg.Pool;
let identity: TestIdentity;
let service: Part;
let gateway: TestGateway;
let attachments: string;

beforeAll(async () => {
  database = await createTestDatabase();
  attachments = await temporaryFolder('hostile');
  identity = await startIdentity(database.url, await findFreePort());
  const settings = { DATABASE_URL: database.url, ATTACHMENTS_DIR: attachments, OIDC_ISSUER: identity.issuer };
  service = await startPart('backend/src/main.ts', settings);
  gateway = await startGateway(service.url, identity, { READ_TIMEOUT_SECONDS: '10' });
  pool = openTestPool(database.url);
}, 120_000);
afterAll(async () => {
  await pool?.end();
  await gateway?.stop();
  await service?.stop();
  await identity?.stop();
  await database?.drop();
  await rm(attachments, { recursive: true, force: true });
});

/** Sends a request of an operator to the REST service. */
const call = async (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(service.url + path, { ...init, headers: { authorization: `Bearer ${await identity.token()}` } });

const newSignal = async (message = 'Теч'): Promise<string> => {
  const { rows } = await pool.query<{ id: number }>(
    'insert into signal (title, message) values ($1, $2) returning id',
    ['Теч', message],
  );
  return String(rows[0]?.id);
};

/** Does the work for all messages, several at a time. */
const forAll = async (work: (hostile: HostileMessage) => Promise<void>): Promise<void> => {
  const waiting = all.values();
  const worker = async (): Promise<void> => {
    for (const hostile of waiting) await work(hostile);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
};

interface Read {
  signal: { message: Message; responses: { message: Message }[] };
}
interface Message {
  document: unknown;
  text: string;
}

const readMessages = async (signalId: string): Promise<Message[]> => {
  const query =
    'query ($id: ID!) { signal(id: $id) { message { document text } responses { message { document text } } } }';
  const { data, errors } = await execute<Read>(gateway, query, { id: signalId });
  expect(errors).toEqual([]);
  return [data?.signal.message, ...(data?.signal.responses.map(({ message }) => message) ?? [])].filter(
    (one) => one !== undefined,
  );
};

/** Finds dangerous parts of a document. The rules are independent of the product's. */
const dangersIn = (value: unknown, path = ''): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one, index) => dangersIn(one, `${path}/${index}`));
  const node = value as Record<string, unknown>;
  const attrs = (node.attrs ?? {}) as Record<string, unknown>;
  return [
    ...(allowedTypes.includes(String(node.type)) ? [] : [`${path} type ${String(node.type)}`]),
    ...Object.keys(node)
      .filter((name) => !['type', 'attrs', 'content', 'marks', 'text'].includes(name))
      .map((name) => `${path} ${name}`),
    ...(node.text === undefined || typeof node.text === 'string' ? [] : [`${path} text`]),
    ...Object.entries(attrs)
      .filter(([name, given]) => !isHarmless(name, given))
      .map(([name, given]) => `${path} ${name}=${String(given)}`),
    ...dangersIn(node.content, `${path}/content`),
    ...dangersIn(node.marks, `${path}/marks`),
  ];
};
const allowedTypes = [
  'doc',
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'listItem',
  'blockquote',
  'hardBreak',
  'text',
  'bold',
  'italic',
  'underline',
  'strike',
  'link',
];
const isHarmless = (name: string, value: unknown): boolean => {
  if (value === null) return true;
  if (name === 'href') return typeof value === 'string' && /^(https?:|mailto:|tel:)[^\s"'<>\\]*$/i.test(value);
  if (name === 'target') return value === '_blank';
  if (name === 'level' || name === 'start') return Number.isInteger(value);
  return ['rel', 'title', 'type'].includes(name) && typeof value === 'string';
};

const expectHarmless = (messages: readonly Message[]): void =>
  expect(messages.flatMap(({ document }) => dangersIn(document))).toEqual([]);

/** The input of GraphQL: a document, or plain text. */
const inputOf = (message: string): object => {
  try {
    return { document: JSON.parse(message) as unknown };
  } catch {
    return { text: message };
  }
};

describe('24 hostile messages and 500 generated ones', () => {
  test('are 524 messages, of which more than 500 are distinct', () =>
    expect([hostileMessages.length, all.length, new Set(all.map(({ message }) => message)).size > 500]).toEqual([
      24,
      524,
      true,
    ]));

  test('are refused or stored in a harmless form by GraphQL', async () => {
    const signalId = await newSignal();
    const query = 'mutation ($input: ReplyToSignalInput!) { replyToSignal(input: $input) { __typename } }';
    const outcomes: Record<string, number> = {};
    await forAll(async ({ name, message }) => {
      const input = { idempotencyKey: randomUUID(), signalId, message: inputOf(message) };
      const { data, errors } = await execute<{ replyToSignal: { __typename: string } }>(gateway, query, { input });
      const outcome = data?.replyToSignal.__typename ?? errors[0]?.code ?? '';
      expect([name, outcome]).toEqual([
        name,
        expect.stringMatching(/^(ReplyToSignalSuccess|InvalidInput|BAD_USER_INPUT)$/),
      ]);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    });
    const messages = await readMessages(signalId);
    expect(messages).toHaveLength(1 + (outcomes.ReplyToSignalSuccess ?? 0));
    expect(outcomes.BAD_USER_INPUT).toBeGreaterThan(200);
    expectHarmless(messages);
  });

  test('are refused or stored in a harmless form by the REST service', async () => {
    const signalId = await newSignal();
    let stored = 0;
    await forAll(async ({ name, message }) => {
      const body = new FormData();
      for (const [field, value] of Object.entries({ signalId, message, fromClient: 'false' }))
        body.append(field, value);
      const answer = await call('/api/response/CreateResponse/', { method: 'POST', body });
      const text = await answer.text();
      expect([name, answer.status, text]).toEqual([name, 200, expect.stringMatching(/^\(\d+\)/)]);
      if (!text.startsWith('(0)')) stored += 1;
    });
    const { items } = (await (await call(`/api/response/GetResponsesList?signalId=${signalId}`)).json()) as {
      items: { message: string }[];
    };
    expect([items.length, stored < 300]).toEqual([stored, true]);
    expect(items.flatMap(({ message }) => dangersIn(JSON.parse(message)))).toEqual([]);
    expectHarmless(await readMessages(signalId));
  });

  test('are harmless when they are read from an old database', async () => {
    const signalId = await newSignal(hostileMessages[0]?.message);
    await pool.query(
      `insert into response (signal_id, message, kind) select $1, message, 'CLIENT' from unnest($2::text[]) message`,
      [signalId, all.map(({ message }) => message)],
    );
    const messages = await readMessages(signalId);
    expect(messages).toHaveLength(all.length + 1);
    expectHarmless(messages);
  });
});

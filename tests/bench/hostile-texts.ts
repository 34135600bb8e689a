// `npm run bench:hostile-texts`: 24 hostile messages and 500 generated ones are sent as replies through GraphQL and
// through the REST service, and inserted into the database; then operator and citizen open all stored ones in Chromium.
// Prints how many messages were stored and how many effects they had, such as a started script or a request to another
// host. As a control, opens the 24 on an unsafe page and prints how many have an effect there. Fails on any effect in
// the product, or if fewer than 12 of the 24 have an effect on the unsafe page or no script runs there.
// node tests/bench/hostile-texts.ts [generated = 500] [seed = 20261121]
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { chromium, type Browser } from '@playwright/test';
import { printCalibration } from './measuring/calibration.ts';
import { runningCluster } from '../../backend/src/embedded-postgres/cluster.ts';
import { chromiumLaunch } from '../browser/chromium.ts';
import { findUnexpectedParts, touchAll, monitorXss } from '../browser/xss-monitor.ts';
import { attackUnsafePage } from '../browser/unsafe-page.ts';
import { passwords, type DemoUser } from '../builders/people/demo-users.ts';
import { submitSignal } from '../builders/requests/signal-requests.ts';
import { findFreePort } from '../../scripts/launch/free-port.ts';
import { attack, generatedMessages, hostileMessages, type HostileMessage } from '../builders/data/hostile-messages.ts';
import { integratorToken, BrowserClient } from '../builders/people/browser-client.ts';
import { startProduct, unlimited } from '../builders/product/product.ts';
import { temporaryFolder } from '../builders/files/temporary-folder.ts';
import { openTestPool } from '../builders/database/test-database.ts';
import { execute } from '../builders/requests/graphql-request.ts';

const generated = Number(process.argv[2] ?? 500);
const seed = Number(process.argv[3] ?? 20_261_121);
const messagesPerConversation = 131;
const all = [...hostileMessages, ...generatedMessages(generated, seed)];

await printCalibration();
await using cleanUp = new AsyncDisposableStack();
const folder = await temporaryFolder('hostile-texts');
cleanUp.defer(() => rm(folder, { recursive: true, force: true }));
const restPort = await findFreePort();
const product = await startProduct(await findFreePort(), folder, {
  SCALE: '200',
  BACKEND_PORT: String(restPort),
  ...unlimited,
});
cleanUp.defer(() => product.stop());
const pool = openTestPool((await runningCluster(folder)) ?? '', 1);
cleanUp.defer(() => pool.end());
const [operator, citizen] = [new BrowserClient(product.address), new BrowserClient(product.address)];
await operator.signIn('operator', passwords.operator);
await citizen.signIn('citizen', passwords.citizen);
const token = await integratorToken(product.address);

/** Stores a message in the conversation of a signal; returns whether it was accepted. */
type Store = (signalId: string, hostile: HostileMessage, index: number) => Promise<boolean>;

const throughGraphql: Store = async (signalId, { message }, index) => {
  const input = { idempotencyKey: randomUUID(), signalId, message: inputOf(message) };
  const query = 'mutation ($input: ReplyToSignalInput!) { replyToSignal(input: $input) { __typename } }';
  const { data } = await execute<{ replyToSignal: { __typename: string } }>(index % 2 ? citizen : operator, query, {
    input,
  });
  return data?.replyToSignal.__typename === 'ReplyToSignalSuccess';
};

/** The input of GraphQL: a document, or plain text. */
const inputOf = (message: string): object => {
  try {
    return { document: JSON.parse(message) as unknown };
  } catch {
    return { text: message };
  }
};

const throughRest: Store = async (signalId, { message }) => {
  const body = new FormData();
  for (const [field, value] of Object.entries({ signalId, message, fromClient: 'false' })) body.append(field, value);
  const headers = { authorization: `Bearer ${token}` };
  const address = `http://127.0.0.1:${restPort}/api/response/CreateResponse/`;
  const answer = await fetch(address, { method: 'POST', headers, body });
  return /^\([1-9]/.test(await answer.text());
};

const intoTheDatabase: Store = async (signalId, { message }, index) => {
  await pool.query('insert into response (signal_id, message, kind) values ($1, $2, $3)', [
    signalId,
    message,
    index % 2 ? 'CLIENT' : 'OPERATOR',
  ]);
  return true;
};

const storeAll = async (how: string, store: Store): Promise<Map<string, number>> => {
  const conversations = new Map<string, number>();
  let id = '';
  let stored = 0;
  for (const [index, hostile] of all.entries()) {
    if (index % messagesPerConversation === 0) {
      id = await newSignal();
      conversations.set(id, 0);
    }
    if (!(await store(id, hostile, index))) continue;
    stored += 1;
    conversations.set(id, (conversations.get(id) ?? 0) + 1);
  }
  console.log(`${how}: ${all.length} sent, ${stored} stored, ${all.length - stored} refused`);
  return conversations;
};

const newSignal = async (): Promise<string> => {
  const { submitSignal: sent } = await submitSignal(citizen, {
    title: `<img src=x onerror=${attack}>`,
    location: { latitude: 42.6, longitude: 23 },
  });
  return String(sent?.signalId);
};

const openConversations = async (
  browser: Browser,
  user: DemoUser,
  pathOf: (id: string) => string,
  conversations: ReadonlyMap<string, number>,
): Promise<string[]> => {
  const page = await browser.newPage({ locale: 'bg-BG', viewport: { width: 1440, height: 900 } });
  const effects = await monitorXss(page, product.address);
  await page.goto(`${product.address}/`);
  await page.getByLabel('Потребителско име').fill(user);
  await page.getByLabel('Парола', { exact: true }).fill(passwords[user]);
  await page.getByRole('button', { name: 'Вход' }).click();
  await page.getByRole('banner').waitFor();
  let opened = 0;
  for (const [id, count] of conversations) {
    await page.goto(product.address + pathOf(id));
    await page.locator('article').nth(count).waitFor({ state: 'attached' });
    opened += await page.locator('article').count();
    await touchAll(page, 'article .body');
    effects.push(...(await findUnexpectedParts(page, 'article .body')).map((part) => `part ${part}`));
  }
  await page.goto(`${product.address}${user === 'operator' ? '/signals_oper/list' : '/signals/list'}`);
  await page.locator('tbody tr').first().waitFor();
  await page.close();
  console.log(
    `${user}: ${opened} messages in ${conversations.size} conversations opened, effects of attacks: ${effects.length}`,
  );
  return effects;
};

const began = performance.now();
const conversations = new Map([
  ...(await storeAll('GraphQL', throughGraphql)),
  ...(await storeAll('REST', throughRest)),
  ...(await storeAll('database, as they are', intoTheDatabase)),
]);
const browser = await chromium.launch(await chromiumLaunch());
cleanUp.defer(() => browser.close());
const effects = [
  ...(await openConversations(browser, 'operator', (id) => `/signals_oper/preview/${id}`, conversations)),
  ...(await openConversations(browser, 'citizen', (id) => `/signals/preview/${id}`, conversations)),
];
for (const one of effects.slice(0, 20)) console.log(`  ${one}`);

const kinds = new Set<string>();
let effective = 0;
for (const { message } of hostileMessages) {
  const seen: string[] = [];
  for (const policy of [undefined, "default-src 'none'"]) {
    const page = await browser.newPage();
    seen.push(...(await attackUnsafePage(page, [message], policy)));
    await page.close();
  }
  if (seen.length > 0) effective += 1;
  for (const one of seen) kinds.add(one.split(' ')[0] ?? '');
}
console.log(
  `control: ${effective} of ${hostileMessages.length} have an effect on an unsafe page: ${[...kinds].sort().join(', ')}`,
);
console.log(`seed ${seed}, ${((performance.now() - began) / 1000).toFixed(0)} s; goal: no effect`);
await printCalibration();
process.exitCode = effects.length === 0 && effective >= 12 && kinds.has('hit') ? 0 : 1;

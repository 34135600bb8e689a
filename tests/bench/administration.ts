// Measures the lists of the administration with 5 000 users and 200 groups, and the time until another gateway applies
// the removal of a role. Runs on the embedded provider and, if Java and Maven are available, also on Keycloak. Exits
// with 1 if a goal is missed.
// node tests/bench/administration.ts [users = 5000]
import { chromium } from '@playwright/test';
import type KeycloakAdminClient from '@keycloak/keycloak-admin-client';
import { chromiumLaunch } from '../browser/chromium.ts';
import { keycloakObstacle } from '../builders/keycloak/distribution.ts';
import { BrowserClient } from '../builders/people/browser-client.ts';
import { startEmbeddedTarget } from '../contract/identity/embedded-target.ts';
import { startKeycloakTarget } from '../contract/identity/keycloak-target.ts';
import type { ProviderTarget, StartedTarget } from '../contract/identity/provider-target.ts';
import { startWithTwoGateways } from '../contract/identity/two-gateways.ts';
import { printCalibration } from './measuring/calibration.ts';
import { judge } from './measuring/goal.ts';

const userCount = Number(process.argv[2] ?? 5_000);
const groupCount = 200;
const rounds = 20;
const openings = 5;
const parallelWrites = 10;
const renewEvery = 500;
const password = 'struma9!B';

type Start = (env: Record<string, string>) => Promise<StartedTarget>;

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const time = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

const measure = async (work: () => Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await time(work));
  return median(times);
};

const report = (name: string, milliseconds: number, goal: number): void =>
  console.log(
    `  ${name.padEnd(52)} ${milliseconds.toFixed(0).padStart(6)} ms, ${judge(milliseconds, { atMost: goal })}`,
  );

/** Adds users and groups through the provider's own API. The token is renewed, because it is valid for minutes only. */
const fill = async (target: ProviderTarget): Promise<void> => {
  let client = await target.adminClient();
  for (let index = 0; index < groupCount; index += 1) await client.groups.create({ name: `Група ${index}` });
  for (let start = 0; start < userCount; start += renewEvery) {
    client = await target.adminClient();
    for (let index = start; index < Math.min(start + renewEvery, userCount); index += parallelWrites)
      await Promise.all(Array.from({ length: parallelWrites }, (_, offset) => addUser(client, index + offset)));
  }
};

const addUser = ({ users }: KeycloakAdminClient, index: number): Promise<unknown> =>
  users.create({
    username: `person${index}`,
    email: `person${index}@vik.example`,
    firstName: ['Иван', 'Мария', 'Петър', 'Дияна'][index % 4] ?? '',
    lastName: `Служителов${index}`,
    enabled: true,
  });

const ask = async (person: BrowserClient, query: string, variables: object = {}): Promise<unknown> => {
  const { data, errors } = await person.graphql(query, { ...variables });
  if (errors) throw new Error(errors[0]?.message);
  return data;
};

const list = `query ($search: String) { users(filter: { search: $search }, page: { number: 1, size: 100 })
  { totalCount items { id username email firstName lastName isActive isSelf } } }`;
const rights = '{ userRoles(page: { number: 1, size: 100 }) { totalCount items { user { id } rights { roleName } } } }';

const measureLists = async (target: ProviderTarget, admin: BrowserClient, isKeycloak: boolean): Promise<void> => {
  report(`list on screen, 100 of ${userCount}, opened from the menu`, await measureOpenings(target), 1_000);
  report('the same, its response only', await measure(() => ask(admin, list)), 1_000);
  const { users } = await target.adminClient();
  const [provider, product]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const search = `person${(round * 37) % userCount}`;
    const words = { search: `*${search}*` };
    provider.push(await time(() => Promise.all([users.find({ ...words, max: 100 }), users.count(words)])));
    product.push(await time(() => ask(admin, list, { search })));
  }
  const providerMs = median(provider);
  console.log(`  ${'search, by the provider alone'.padEnd(52)} ${providerMs.toFixed(0).padStart(6)} ms`);
  report('search while typing', median(product), isKeycloak ? providerMs + 50 : 100);
  report(`users with their roles, 100 of ${userCount}`, await measure(() => ask(admin, rights)), 1_000);
};

/** Median milliseconds in Chromium from the click on the menu entry of the start page until the rows are shown. */
const measureOpenings = async ({ address, administrator }: ProviderTarget): Promise<number> => {
  const browser = await chromium.launch(await chromiumLaunch());
  try {
    const page = await browser.newPage({ locale: 'bg-BG', viewport: { width: 1440, height: 900 } });
    await page.goto(address);
    await page.locator('[name=username]').fill(administrator.username);
    await page.locator('[name=password]').fill(administrator.password);
    await page.locator('[type=submit]').first().click();
    const times: number[] = [];
    for (let opening = 0; opening < openings; opening += 1) {
      const entry = page.getByRole('navigation').getByRole('link', { name: 'Потребители', exact: true });
      await entry.waitFor();
      times.push(
        await entry.evaluate(async (element: HTMLElement) => {
          const started = performance.now();
          element.click();
          while (document.querySelectorAll(`table[aria-label="Потребители"] tbody tr`).length < 100)
            await new Promise(requestAnimationFrame);
          await new Promise(requestAnimationFrame);
          return performance.now() - started;
        }),
      );
      await page.goto(address);
    }
    return median(times);
  } finally {
    await browser.close();
  }
};

/** Measures the time from the removal of a role at one gateway until the other gateway refuses a query. */
const measureRemovals = async (target: ProviderTarget, admin: BrowserClient): Promise<void> => {
  const { users, groups, clients } = await target.adminClient();
  const names = { firstName: 'Дияна', lastName: 'Дежурна', email: 'diana@vik.example', emailVerified: true };
  const credentials = [{ type: 'password', value: password, temporary: false }];
  const { id: userId } = await users.create({ username: 'diana', ...names, enabled: true, credentials });
  const [group] = await groups.find({ search: 'TestMainGroup', exact: true });
  await users.addToGroup({ id: userId, groupId: group?.id ?? '' });
  const moduleId = (await clients.find({ clientId: 'struma-app' }))[0]?.id ?? '';
  const available = await users.listAvailableClientRoleMappings({ id: userId, clientUniqueId: moduleId });
  const idOf = (name: string): string => available.find((role) => role.name === name)?.id ?? '';
  const change = (mutation: string, role: string): Promise<unknown> =>
    ask(admin, `mutation ($input: UserRolesInput!) { ${mutation}(input: $input) { __typename } }`, {
      input: { userId, moduleId, roleIds: [idOf(role)] },
    });
  await change('addUserRoles', 'Потребител');
  const colleague = new BrowserClient(target.address);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await change('addUserRoles', 'Оператор');
    if (round === 0) await colleague.signIn('diana', password);
    await until(async () => (await statusAt(target, colleague)) === 'allowed');
    const started = performance.now();
    await change('removeUserRoles', 'Оператор');
    await until(async () => (await statusAt(target, colleague)) === 'refused');
    times.push(performance.now() - started);
  }
  const inTime = times.filter((milliseconds) => milliseconds <= 5_000).length;
  const line = `role removals applied by another gateway in 5 s, of ${rounds}`;
  console.log(`  ${line.padEnd(52)} ${String(inTime).padStart(6)}, ${judge(inTime, { atLeast: rounds })}`);
  console.log(`  ${'role removal at another gateway, median'.padEnd(52)} ${median(times).toFixed(0).padStart(6)} ms`);
};

const statusAt = async (target: ProviderTarget, person: BrowserClient): Promise<'allowed' | 'refused'> =>
  (await target.askOtherGateway(person, '{ submitters { totalCount } }')).includes('FORBIDDEN') ? 'refused' : 'allowed';

const until = async (isDone: () => Promise<boolean>): Promise<void> => {
  const deadline = performance.now() + 20_000;
  while (!(await isDone())) {
    if (performance.now() > deadline) throw new Error('The other gateway did not follow the change in 20 s.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

const measureProvider = async (name: string, start: Start, isKeycloak: boolean): Promise<void> => {
  const target = await startWithTwoGateways(start, { RIGHTS_REFRESH_SECONDS: '3600' });
  try {
    const admin = new BrowserClient(target.address);
    await admin.signIn(target.administrator.username, target.administrator.password);
    const filled = await time(() => fill(target));
    console.log(`${name}: ${userCount} users and ${groupCount} groups added in ${(filled / 1_000).toFixed(0)} s`);
    await measureLists(target, admin, isKeycloak);
    await measureRemovals(target, admin);
  } finally {
    await target.stop();
  }
};

await printCalibration();
await measureProvider('embedded provider', startEmbeddedTarget, false);
const obstacle = keycloakObstacle();
if (obstacle === null) await measureProvider('Keycloak 26.7', startKeycloakTarget, true);
else console.log(`Keycloak was skipped: ${obstacle}.`);
await printCalibration();

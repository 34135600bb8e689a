// Measures the lists of users and the removal of a role with 5 000 users and 200 groups, on the embedded provider and,
// where Java and Maven are available, on Keycloak. Exits with 1 if a goal is missed. node tests/bench/administration.ts [users = 5000]
import { randomBytes } from 'node:crypto';
import type KeycloakAdminClient from '@keycloak/keycloak-admin-client';
import { freePort } from '../../scripts/launch/free-port.ts';
import { keycloakObstacle } from '../builders/keycloak/distribution.ts';
import { Person } from '../builders/people/person.ts';
import { startPart, type Part } from '../builders/product/part.ts';
import { unlimited } from '../builders/product/product.ts';
import { startEmbeddedTarget } from '../contract/identity/embedded-target.ts';
import { startKeycloakTarget } from '../contract/identity/keycloak-target.ts';
import type { ProviderTarget } from '../contract/identity/provider-target.ts';
import { printCalibration } from './measuring/calibration.ts';
import { judge } from './measuring/goal.ts';

const userCount = Number(process.argv[2] ?? 5_000);
const groupCount = 200;
const rounds = 20;
const parallelWrites = 10;
const renewEvery = 500;
const password = 'struma9!B';

type Start = (env: Record<string, string>) => Promise<ProviderTarget>;

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

/** Adds users and groups through the provider's own API. The API's token is valid for some minutes, so it is renewed. */
const fill = async (target: ProviderTarget): Promise<void> => {
  let client = await target.console();
  for (let index = 0; index < groupCount; index += 1) await client.groups.create({ name: `Група ${index}` });
  for (let start = 0; start < userCount; start += renewEvery) {
    client = await target.console();
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

const ask = async (person: Person, query: string, variables: object = {}): Promise<unknown> => {
  const { data, errors } = await person.graphql(query, { ...variables });
  if (errors) throw new Error(errors[0]?.message);
  return data;
};

const list = `query ($search: String) { users(filter: { search: $search }, page: { number: 1, size: 100 })
  { totalCount items { id username email firstName lastName isActive isSelf } } }`;
const rights = '{ userRoles(page: { number: 1, size: 100 }) { totalCount items { user { id } rights { roleName } } } }';

const measureLists = async (target: ProviderTarget, admin: Person): Promise<void> => {
  report(`first page of users, 100 of ${userCount}`, await measure(() => ask(admin, list)), 1_000);
  const own = await target.console();
  let last = 0;
  const next = (): string => `person${(last += 37) % userCount}`;
  const provider = await measure(() =>
    Promise.all([own.users.find({ search: `*${next()}*`, max: 100 }), own.users.count({ search: `*${next()}*` })]),
  );
  console.log(`  ${'search, time of the provider alone'.padEnd(52)} ${provider.toFixed(0).padStart(6)} ms`);
  report(
    'search while typing',
    await measure(() => ask(admin, list, { search: next() })),
    Math.max(100, provider + 50),
  );
  report(`users with their roles, 100 of ${userCount}`, await measure(() => ask(admin, rights)), 1_000);
};

/** Removes a role at one gateway and waits until another one refuses. */
const measureRemovals = async (target: ProviderTarget, admin: Person, other: Part): Promise<void> => {
  const { users, groups, clients } = await target.console();
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
  const colleague = new Person(target.address);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await change('addUserRoles', 'Оператор');
    if (round === 0) await colleague.signIn('diana', password);
    await until(async () => (await statusAt(other, target, colleague)) === 'allowed');
    const started = performance.now();
    await change('removeUserRoles', 'Оператор');
    await until(async () => (await statusAt(other, target, colleague)) === 'refused');
    times.push(performance.now() - started);
  }
  const inTime = times.filter((milliseconds) => milliseconds <= 5_000).length;
  const line = `role removals applied by another gateway in 5 s, of ${rounds}`;
  console.log(`  ${line.padEnd(52)} ${String(inTime).padStart(6)}, ${judge(inTime, { atLeast: rounds })}`);
  console.log(`  ${'role removal at another gateway, median'.padEnd(52)} ${median(times).toFixed(0).padStart(6)} ms`);
};

const statusAt = async (gateway: Part, { address }: ProviderTarget, person: Person): Promise<'allowed' | 'refused'> => {
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-struma': '1', origin: address, cookie },
    body: JSON.stringify({ query: '{ submitters { totalCount } }' }),
  });
  for (const line of response.headers.getSetCookie()) {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
    person.setCookie(name, value);
  }
  return (await response.text()).includes('FORBIDDEN') ? 'refused' : 'allowed';
};

const until = async (isDone: () => Promise<boolean>): Promise<void> => {
  const deadline = performance.now() + 20_000;
  while (!(await isDone())) {
    if (performance.now() > deadline) throw new Error('The other gateway did not follow the change in 20 s.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

const run = async (name: string, start: Start): Promise<void> => {
  const keys = { SESSION_KEYS: randomBytes(32).toString('base64url'), GATEWAY_KEY: randomBytes(32).toString('hex') };
  const backendPort = String(await freePort());
  const target = await start({ ...keys, BACKEND_PORT: backendPort, RIGHTS_REFRESH_SECONDS: '3600' });
  const other = await startPart('gateway/src/main.ts', {
    ...keys,
    ...unlimited,
    ...target.gatewaySettings,
    PORT: '0',
    PUBLIC_URL: target.address,
    REST_URL: `http://127.0.0.1:${backendPort}`,
    WEB_DIST: import.meta.dirname,
  });
  try {
    const admin = new Person(target.address);
    await admin.signIn(target.administrator.username, target.administrator.password);
    console.log(name);
    await fill(target);
    await measureLists(target, admin);
    await measureRemovals(target, admin, other);
  } finally {
    await other.stop();
    await target.stop();
  }
};

await printCalibration();
await run('embedded provider', startEmbeddedTarget);
const obstacle = keycloakObstacle();
if (obstacle === null) await run('Keycloak 26.7', startKeycloakTarget);
else console.log(`Keycloak was skipped: ${obstacle}.`);
await printCalibration();

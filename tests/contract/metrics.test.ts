import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { findFreePort } from '../../scripts/launch/free-port.ts';
import {
  startGateway,
  startIdentity,
  startPart,
  type Part,
  type TestGateway,
  type TestIdentity,
} from '../builders/product/part.ts';
import { createTestDatabase, type TestDatabase } from '../builders/database/test-database.ts';
import { execute } from '../builders/requests/graphql-request.ts';
import { temporaryFolder } from '../builders/files/temporary-folder.ts';

let folder: string;
let database: TestDatabase;
let identity: TestIdentity;
let service: Part;
let gateway: TestGateway;
let gatewayPort: number;
let servicePort: number;

beforeAll(async () => {
  folder = await temporaryFolder('metrics');
  database = await createTestDatabase();
  [gatewayPort, servicePort] = [await findFreePort(), await findFreePort()];
  identity = await startIdentity(database.url, await findFreePort());
  service = await startPart('backend/src/main.ts', {
    DATABASE_URL: database.url,
    ATTACHMENTS_DIR: join(folder, 'attachments'),
    OIDC_ISSUER: identity.issuer,
    BACKEND_METRICS_PORT: String(servicePort),
  });
  gateway = await startGateway(service.url, identity, { METRICS_PORT: String(gatewayPort) });
}, 120_000);

afterAll(async () => {
  await gateway?.stop();
  await service?.stop();
  await identity?.stop();
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

const read = async (port: number): Promise<Map<string, number>> => {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const lines = (await answer.text()).trimEnd().split('\n');
  for (const line of lines)
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? [-+.\deE]+)$/);
  const pairs = lines.filter((line) => !line.startsWith('#')).map((line) => line.split(/ (?=[^ ]+$)/));
  return new Map(pairs.map(([name = '', value]) => [name, Number(value)]));
};

describe('metrics', () => {
  test('count requests, operations and REST calls, and contain no personal data', async () => {
    for (let index = 0; index < 3; index += 1)
      await execute(gateway, 'query SignalCount { signals(filter: { workCardNo: "ЛИЧНО" }) { totalCount } }');
    await gateway.fetch('/files/signals/1/attachments.zip');
    await fetch(`${gateway.url}/auth/login`, { redirect: 'manual' });
    await fetch(`${gateway.url}/any-page-${'a'.repeat(40)}`);
    const found = await read(gatewayPort);
    expect(found.get('struma_requests_total{method="POST",route="/graphql",status="200"}')).toBe(3);
    expect(found.get('struma_request_seconds_count{route="/graphql"}')).toBe(3);
    expect(found.get('struma_requests_total{method="GET",route="page",status="200"}')).toBe(1);
    expect(found.get('struma_operations_total{operation="SignalCount",outcome="ok"}')).toBe(3);
    expect(
      [...found].filter(([name]) => /struma_rest_calls_total.*GetSignalList.*outcome="(200|304)"/.test(name)),
    ).not.toEqual([]);
    expect(found.get('struma_rest_breaker_open')).toBe(0);
    expect(found.get('struma_memory_bytes{kind="rss"}')).toBeGreaterThan(1_000_000);
    expect(found.has('struma_event_loop_delay_seconds{kind="p99"}')).toBe(true);
    expect(found.get('struma_rest_connections{kind="busy"}')).toBe(0);
    expect([...found.keys()].join('\n')).not.toMatch(/ЛИЧНО|any-page|signals\/1/);
  });

  test('only operation names of the web client are labels, and an invalid variable has its own outcome', async () => {
    const name = `Own${'a'.repeat(100_000)}`;
    expect((await execute(gateway, `query ${name} { __typename }`)).errors).toEqual([]);
    await execute(gateway, 'query Signal($id: ID!) { signal(id: $id) { id } }', { id: { a: 1 } });
    const found = await read(gatewayPort);
    expect(found.get('struma_operations_total{operation="ad hoc",outcome="ok"}')).toBe(1);
    expect(found.get('struma_operations_total{operation="Signal",outcome="BAD_USER_INPUT"}')).toBe(1);
    expect([...found.keys()].filter((line) => line.length > 300)).toEqual([]);
  });

  test('of the REST service count its requests by route, and its connections', async () => {
    const found = await read(servicePort);
    const route = '/api/signal/GetSignalList';
    expect(found.get(`struma_service_requests_total{method="GET",route="${route}",status="200"}`)).toBeGreaterThan(0);
    expect(found.get(`struma_service_request_seconds_count{method="GET",route="${route}"}`)).toBe(3);
    expect(found.get('struma_database_connections{kind="waiting"}')).toBe(0);
  });

  test('are not served on the public port', async () => {
    expect(await (await fetch(`${gateway.url}/metrics`)).text()).not.toContain('struma_requests_total');
    expect((await fetch(`http://127.0.0.1:${gatewayPort}/`)).status).toBe(404);
  });

  test('show outcomes of sign-ins, and an open circuit breaker', async () => {
    const callback = await fetch(`${gateway.url}/auth/callback?state=unknown&code=a`, { redirect: 'manual' });
    const outcome = /error=(\w+)/.exec(callback.headers.get('location') ?? '')?.[1];
    await service.stop();
    for (let index = 0; index < 6; index += 1) await execute(gateway, '{ signals { totalCount } }');
    const found = await read(gatewayPort);
    expect(found.get(`struma_sign_ins_total{outcome="${outcome}"}`)).toBe(1);
    expect(found.get('struma_rest_breaker_open')).toBeGreaterThan(0);
    expect(found.get('struma_operations_total{operation="ad hoc",outcome="UPSTREAM_FAILED"}')).toBe(6);
  });
});

import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { createServer as createHttpServer, type Server } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from '@jest/globals';
import { temporaryFolder } from '../../../tests/builders/files/temporary-folder.ts';
import { explainProviderFailure } from './explain-provider-failure.ts';

let server: Server | undefined;
afterEach(() => void server?.close());

const listen = (started: Server): Promise<number> => {
  server = started;
  return new Promise((resolve) =>
    started.listen(0, '127.0.0.1', () => resolve((started.address() as AddressInfo).port)),
  );
};

const failureOf = (url: string, init: RequestInit = {}): Promise<string> =>
  fetch(url, init).then(
    (response) => explainProviderFailure(new Error('unexpected status', { cause: response })),
    (error: unknown) => explainProviderFailure(error),
  );

test('a closed port is explained as a refused connection', async () => {
  const port = await listen(createHttpServer());
  await new Promise((resolve) => server?.close(resolve));
  expect(await failureOf(`http://127.0.0.1:${port}/`)).toMatch(/^the connection was refused.*ECONNREFUSED/);
});

test('status 404 is explained as an unknown realm; any other status is named', async () => {
  let status = 404;
  const port = await listen(createHttpServer((_request, response) => response.writeHead(status).end()));
  expect(await failureOf(`http://127.0.0.1:${port}/`)).toContain('the realm in OIDC_ISSUER does not exist');
  status = 503;
  expect(await failureOf(`http://127.0.0.1:${port}/`)).toBe('the provider answers with status 503');
});

test('for a certificate of an unknown authority, NODE_EXTRA_CA_CERTS is recommended', async () => {
  const folder = await temporaryFolder('certificate');
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  await promisify(execFile)('openssl', ['req', '-x509', ...curve, '-keyout', key, '-out', cert, ...subject]);
  const port = await listen(createServer({ key: await readFile(key), cert: await readFile(cert) }));
  await rm(folder, { recursive: true });
  expect(await failureOf(`https://127.0.0.1:${port}/`)).toContain('set NODE_EXTRA_CA_CERTS to the file');
});

test('a provider that does not respond is explained as a time-out', async () => {
  const port = await listen(createHttpServer(() => undefined));
  const text = await failureOf(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(50) });
  expect(text).toBe('the provider did not answer in time');
  server?.closeAllConnections();
});

test('an error without a known cause is explained by its name only', () => {
  expect(explainProviderFailure(new RangeError('secret'))).toBe('RangeError');
  expect(explainProviderFailure(undefined)).toBe('unknown');
});

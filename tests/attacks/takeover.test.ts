/** Request smuggling during a sign-in: an attacker tries to receive the cookies of a victim. */

import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findFreePort } from '../../scripts/launch/free-port.ts';
import { passwords } from '../builders/people/demo-users.ts';
import { BrowserClient } from '../builders/people/browser-client.ts';
import { startProduct, type Product } from '../builders/product/product.ts';
import { temporaryFolder } from '../builders/files/temporary-folder.ts';
import { findNginx, startNginx } from './tools/nginx.ts';
import { signedInName, SmugglingAttacker } from './tools/smuggling-attacker.ts';

const nginx = findNginx();
const methods = ['GET', 'HEAD', 'DELETE', 'OPTIONS', 'POST'];
const endings: (() => Promise<unknown>)[] = [];
let product: Product;
let publicUrl: string;

beforeAll(async () => {
  const folder = await temporaryFolder('takeover');
  endings.push(() => rm(folder, { recursive: true, force: true }));
  const [port, nginxPort] = [await findFreePort(), await findFreePort()];
  publicUrl = `http://127.0.0.1:${nginx === null ? port : nginxPort}`;
  const settings = { SCALE: '200', ADDRESS_REQUESTS_PER_SECOND: '0', TRUSTED_PROXIES: '127.0.0.1' };
  product = await startProduct(port, folder, { ...settings, PUBLIC_URL: publicUrl });
  endings.unshift(() => product.stop());
  if (nginx === null) return;
  const proxy = await startNginx(nginx, nginxPort, product.address);
  endings.unshift(() => proxy.stop());
}, 120_000);
afterAll(async () => {
  for (const end of endings) await end();
});

test.each(methods)('AU-1 an attacker without an account cannot sign in as a victim by a %s request', async (method) => {
  expect(await attackEachStep(product.address, method)).toEqual(nothingStolen);
});

const configured = 'nginx with the configuration of docs/operating.md';
const [tested, title] = nginx
  ? [test, `AU-1 through ${configured} an attacker cannot sign in as a victim either, by a %s request`]
  : [test.skip, `AU-1 not tested, because nginx is not installed: ${configured}, %s`];

tested.each(methods)(title, async (method) => {
  expect(await attackEachStep(publicUrl, method)).toEqual(nothingStolen);
});

/** The steps of a sign-in at the identity provider. */
const journey = ['the request for the form', 'the form', 'the password', 'the callback'] as const;

type Step = (typeof journey)[number];
type TakeStep = (step: Step, sendRequest: () => Promise<Response>) => Promise<Response>;

const nothingStolen = journey.map((step) => ({
  step,
  foreignAnswers: [],
  attackerName: null,
  victimName: expect.any(String),
}));

/** Runs one sign-in of a victim for each step, and attacks right before this step. Returns the outcomes. */
const attackEachStep = async (address: string, method: string): Promise<object[]> => {
  const outcomes: object[] = [];
  for (const step of journey) {
    const attacker = await SmugglingAttacker.arrive(address, method);
    const victim = new BrowserClient(address);
    await signIn(victim, async (currentStep, sendRequest) => {
      if (currentStep !== step) return sendRequest();
      await attacker.strike();
      return sendRequest().finally(() => attacker.collect());
    });
    const attackerName = await attacker.signInWithStolenCookies();
    const victimName = await signedInName(victim);
    outcomes.push({ step, foreignAnswers: attacker.foreignAnswers, attackerName, victimName });
  }
  return outcomes;
};

/** Signs in as operator and follows all redirects. `takeStep` wraps the request of each step. */
const signIn = async (person: BrowserClient, takeStep: TakeStep): Promise<void> => {
  const loginRedirect = await person.fetch('/auth/login');
  const formRedirect = await takeStep('the request for the form', () => person.fetch(pathIn(loginRedirect)));
  await takeStep('the form', () => person.fetch(pathIn(formRedirect)));
  const accepted = await takeStep('the password', () =>
    person.fetch(pathIn(formRedirect), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: publicUrl },
      body: new URLSearchParams({ username: 'operator', password: passwords.operator }).toString(),
    }),
  );
  const back = await takeStep('the callback', () => person.fetch(pathIn(accepted)));
  await (await person.fetch(pathIn(back))).body?.cancel();
};

/** Path and query of a redirect's target, because the client connects to another host than the public URL. */
const pathIn = (answer: Response): string => {
  const { pathname, search } = new URL(answer.headers.get('location') ?? '/', publicUrl);
  return pathname + search;
};

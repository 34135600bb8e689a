import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse, type FieldDefinitionNode, type TypeNode } from 'graphql';
import { passwords, type DemoUser } from '../builders/demo-users.ts';
import { freePort } from '../builders/free-port.ts';
import { integratorToken, Person } from '../builders/person.ts';
import { startProduct, unlimited, type Product } from '../builders/product.ts';

type Identity = Exclude<DemoUser, 'newcomer'> | 'integrator' | 'nobody';
const identities: Identity[] = ['operator', 'admin', 'editor', 'creator', 'citizen', 'valves', 'integrator', 'nobody'];

// Who may use each root field. A field that is missing here fails the test: nobody gets a right by accident.
const signedIn: Identity[] = ['operator', 'admin', 'editor', 'creator', 'citizen', 'valves', 'integrator'];
const operators: Identity[] = ['operator', 'admin', 'integrator'];
const allowed: Record<string, Identity[]> = {
  'query session': signedIn,
  'query environment': signedIn,
  'query priorities': operators,
  'query signals': operators,
  'query signal': operators,
  'query signalStatuses': operators,
  'query submitters': operators,
  'mutation replyToSignal': operators,
};

const samples: Record<string, string> = {
  ID: '"1"',
  ReplyToSignalInput:
    '{ idempotencyKey: "5b1f0f3e-0000-4000-8000-000000000001", signalId: "0", message: { text: "Проба" } }',
};

interface RootField {
  name: string;
  document: string;
}

describe('the access matrix', () => {
  let product: Product;
  let folder: string;
  let fields: RootField[];
  const people = new Map<Identity, (document: string) => Promise<string>>();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'struma-matrix-'));
    product = await startProduct(await freePort(), folder, { SCALE: '200', ...unlimited });
    fields = await rootFields();
    for (const user of Object.keys(passwords) as DemoUser[]) {
      if (user === 'newcomer') continue;
      const person = new Person(product.address);
      await person.signIn(user, passwords[user]);
      people.set(user, async (document) => outcomeOf(await person.graphql(document)));
    }
    const token = await integratorToken(product.address);
    people.set('integrator', (document) => send(product.address, document, { authorization: `Bearer ${token}` }));
    people.set('nobody', (document) => send(product.address, document, { 'x-struma': '1' }));
  }, 90_000);

  afterAll(async () => {
    await product?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('AU-11 names every root field of the schema', () => {
    expect(fields.map(({ name }) => name).sort()).toEqual(Object.keys(allowed).sort());
  });

  test('AU-10 AU-11 every operation answers every identity as the table says', async () => {
    const found: Record<string, Identity[]> = {};
    for (const { name, document } of fields) {
      found[name] = [];
      for (const identity of identities) {
        const outcome = await people.get(identity)?.(document);
        if (identity === 'nobody') expect([name, outcome]).toEqual([name, 'UNAUTHENTICATED']);
        else if (outcome !== 'FORBIDDEN') {
          expect([name, identity, outcome]).toEqual([name, identity, 'ANSWERED']);
          found[name].push(identity);
        }
      }
    }
    expect(found).toEqual(allowed);
  });

  test('AU-6 a person without an allowed action is refused at sign-in', async () => {
    const newcomer = new Person(product.address);
    expect(await newcomer.signIn('newcomer', passwords.newcomer)).toContain('/authentication?error=no-actions');
    expect((await newcomer.fetch('/auth/session')).status).toBe(401);
  });

  test('AU-11 a field behind an allowed one is refused with the whole operation', async () => {
    const answer = people.get('citizen');
    expect(await answer?.('{ session { name } signals { totalCount } }')).toBe('FORBIDDEN');
  });

  test('GQ-3 a token that the provider did not issue for us is refused', async () => {
    const token = await integratorToken(product.address);
    const [head, payload, signature] = token.split('.');
    const unsigned = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${payload}.`;
    const raised = Buffer.from(payload ?? '', 'base64url')
      .toString('utf8')
      .replace('Потребител', 'Администратор');
    const forged = `${head}.${Buffer.from(raised).toString('base64url')}.${signature}`;
    for (const wrong of [unsigned, forged, 'rubbish', ''])
      expect(await send(product.address, '{ session { name } }', { authorization: `Bearer ${wrong}` })).toBe(
        'UNAUTHENTICATED',
      );
  });
});

const send = async (address: string, query: string, headers: Record<string, string>): Promise<string> => {
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });
  return outcomeOf((await response.json()) as Answer);
};

interface Answer {
  data?: unknown;
  errors?: { extensions: { code: string } }[];
}

const outcomeOf = (answer: Answer): string => {
  const code = answer.errors?.[0]?.extensions.code;
  return code === undefined || code === 'NOT_FOUND' ? 'ANSWERED' : code;
};

const rootFields = async (): Promise<RootField[]> => {
  const folder = join(import.meta.dirname, '../../schema');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.graphql'));
  const sources = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return sources
    .flatMap((source) => parse(source).definitions)
    .flatMap((definition) => {
      if (definition.kind !== 'ObjectTypeExtension' && definition.kind !== 'ObjectTypeDefinition') return [];
      const operation = definition.name.value.toLowerCase();
      if (operation !== 'query' && operation !== 'mutation') return [];
      return (definition.fields ?? []).map((field) => ({
        name: `${operation} ${field.name.value}`,
        document: `${operation} { ${field.name.value}${sampleArguments(field)} { __typename } }`,
      }));
    });
};

const sampleArguments = (field: FieldDefinitionNode): string => {
  const required = (field.arguments ?? []).filter(
    ({ type, defaultValue }) => type.kind === 'NonNullType' && !defaultValue,
  );
  if (required.length === 0) return '';
  return `(${required.map(({ name, type }) => `${name.value}: ${sampleOf(type)}`).join(', ')})`;
};

const sampleOf = (type: TypeNode): string => {
  if (type.kind === 'NonNullType') return sampleOf(type.type);
  if (type.kind === 'ListType') return `[${sampleOf(type.type)}]`;
  const sample = samples[type.name.value];
  if (!sample) throw new Error(`A sample of ${type.name.value} is missing in this test.`);
  return sample;
};

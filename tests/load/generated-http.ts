import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { encodePart, oddHeaders, oddIds, oddTexts, writeJson, type Request } from './generated-values.ts';

/** Requests to the gateway except GraphQL: uploads and downloads, sign-in, pages. */
export const gatewayRequests = (): Arbitrary<Request> =>
  fc.oneof(downloads, uploadsTo(oddIds().map((id) => `/files/signals/${encodePart(id)}/responses`)), signIn, pages);

/** Requests to every route of the REST service, with valid, nearly valid and invalid parameters. */
export const serviceRequests = (): Arbitrary<Request> => fc.oneof(...operations().map(operationRequests));

const downloads: Arbitrary<Request> = fc
  .tuple(
    oddIds(),
    oddIds(),
    fc.constantFrom('signals', 'responses', 'x'),
    fc.constantFrom('attachments/', 'attachments.zip', ''),
    fc.constantFrom('GET', 'HEAD', 'DELETE'),
    oddHeaders(),
  )
  .map(([owner, place, kind, what, method, headers]) => ({
    method,
    path: `/files/${kind}/${encodePart(owner)}/${what}${what.endsWith('/') ? encodePart(place) : ''}`,
    headers,
    body: null,
  }));

const signIn: Arbitrary<Request> = fc
  .tuple(
    fc.constantFrom(
      'GET /auth/session',
      'GET /auth/login',
      'GET /auth/callback',
      'POST /auth/refresh',
      'POST /auth/logout',
      'POST /auth/backchannel-logout',
    ),
    fc.dictionary(
      fc.constantFrom('returnTo', 'code', 'state', 'iss', 'error', 'minValidity', 'logout_token', 'x'),
      oddTexts(),
    ),
    oddHeaders(),
  )
  .map(([route, values, headers]) => {
    const [method = '', path = ''] = route.split(' ');
    const parameters = encodeAll(Object.entries(values));
    const form = { 'content-type': 'application/x-www-form-urlencoded', 'x-struma': '1' };
    return {
      method,
      path: `${path}?${parameters}`,
      headers: method === 'POST' ? { ...headers, ...form } : headers,
      body: method === 'POST' ? Buffer.from(parameters) : null,
    };
  });

const pages: Arbitrary<Request> = fc
  .tuple(
    fc.array(fc.oneof(oddTexts(), fc.constantFrom('assets', 'files', 'auth', 'readyz', '..', 'index.html')), {
      maxLength: 4,
    }),
    fc.constantFrom('GET', 'HEAD', 'POST', 'PUT'),
    oddHeaders(),
  )
  .map(([parts, method, headers]) => ({ method, path: `/${parts.map(encodePart).join('/')}`, headers, body: null }));

const fileNames = fc.constantFrom(
  'a.txt',
  'пароли.pdf',
  '../../x',
  'a"b.txt',
  'a\u0000b',
  '.html',
  'Ж'.repeat(150),
  '',
);

const goodPart = fc.oneof(
  fc
    .tuple(fc.constantFrom('input', 'message', 'title', 'x'), fc.oneof(fc.json(), oddTexts(), replyJson()))
    .map(([name, value]) => `content-disposition: form-data; name="${name}"\r\n\r\n${value}`),
  fc
    .tuple(
      fc.constantFrom('files', 'attachments', 'x'),
      fileNames,
      fc.constantFrom('text/plain', 'image/png', 'x', ''),
      oddTexts(),
    )
    .map(
      ([name, file, type, content]) =>
        `content-disposition: form-data; name="${name}"; filename="${file}"\r\ncontent-type: ${type}\r\n\r\n${content}`,
    ),
);
const badPart = fc.oneof(
  oddTexts(),
  fc.constantFrom(
    'content-disposition: form-data\r\n\r\nx',
    'x: y\r\n\r\nz',
    '\r\n\r\n',
    `content-disposition: form-data; name="${'a'.repeat(2000)}"\r\n\r\nx`,
  ),
);

/** Uploads of forms that are complete, have invalid parts, or are cut at any byte. */
const uploadsTo = (paths: Arbitrary<string>): Arbitrary<Request> =>
  fc
    .tuple(
      paths,
      fc.array(fc.oneof({ weight: 4, arbitrary: goodPart }, { weight: 1, arbitrary: badPart }), { maxLength: 5 }),
      fc.option(fc.nat(), { freq: 4 }),
      fc.constantFrom(
        'multipart/form-data; boundary=b',
        'multipart/form-data; boundary=b',
        'multipart/form-data',
        'multipart/form-data; boundary=c',
        'text/plain',
        '',
      ),
      oddHeaders(),
    )
    .map(([path, parts, cut, type, headers]) => {
      const whole = Buffer.from(`${parts.map((part) => `--b\r\n${part}\r\n`).join('')}--b--\r\n`);
      const body = cut === null ? whole : whole.subarray(0, cut % (whole.length + 1));
      return { method: 'POST', path, headers: { ...headers, 'x-struma': '1', 'content-type': type }, body };
    });

const encodeAll = (pairs: [string, string][]): string =>
  pairs.map(([name, value]) => `${encodePart(name)}=${encodePart(value)}`).join('&');

interface Operation {
  method: string;
  path: string;
  parameters: { name: string; in: string; schema: { type?: string } }[];
  body: string | undefined;
}

const operations = (): Operation[] => {
  const text = readFileSync(join(import.meta.dirname, '../../schema/rest.openapi.json'), 'utf8');
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, Described>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters: parameters.filter((one) => one.in === 'query'),
      body: Object.keys(requestBody?.content ?? {})[0],
    })),
  );
};

interface Described {
  parameters?: Operation['parameters'];
  requestBody?: { content: Record<string, unknown> };
}

const operationRequests = ({ method, path, parameters, body }: Operation): Arbitrary<Request> => {
  const address = fc
    .record(Object.fromEntries(parameters.map(({ name, schema }) => [name, valuesOf(schema.type)])), {
      requiredKeys: [],
    })
    .map((values) => {
      const pairs = Object.entries(values).flatMap(([name, value]) =>
        [value].flat().map((one): [string, string] => [name, String(one)]),
      );
      return `${path}?${encodeAll(pairs)}`;
    });
  if (body === 'multipart/form-data') return uploadsTo(address);
  return fc.tuple(address, oddHeaders(), jsonBodies).map(([to, headers, json]) => ({
    method,
    path: to,
    headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
    body: body ? Buffer.from(json) : null,
  }));
};

/** Any JSON, and bodies with field names of the routes. */
const jsonBodies: Arbitrary<string> = fc.oneof(
  fc.json(),
  fc
    .dictionary(
      fc.constantFrom('signalId', 'kind', 'message', 'idempotencyKey', 'expected', 'toId', 'window', 'cutOffs', 'x'),
      fc.oneof(fc.uuid(), fc.constantFrom('REPLY', 'NOTE'), fc.integer({ min: 1, max: 400 }), oddTexts()),
    )
    .map(writeJson),
);

const valuesOf = (type: string | undefined): Arbitrary<unknown> => {
  const fitting: Arbitrary<unknown> =
    type === 'integer'
      ? oddIds()
      : type === 'number'
        ? fc.double().map(String)
        : type === 'boolean'
          ? fc.constantFrom('true', 'false')
          : type === 'array'
            ? fc.array(oddIds(), { maxLength: 4 })
            : oddTexts();
  return fc.oneof(
    { weight: 4, arbitrary: fitting },
    { weight: 1, arbitrary: oddTexts() },
    { weight: 1, arbitrary: momentTexts },
  );
};

const momentTexts = fc.constantFrom(
  '2026-01-01T00:00:00Z',
  '2026-01-01T00:00:00',
  '2026-13-01',
  '0001-01-01T00:00:00Z',
  '275761-01-01T00:00:00Z',
);

function replyJson(): Arbitrary<string> {
  return fc
    .record({
      idempotencyKey: fc.uuid(),
      signalId: oddIds(),
      message: fc.oneof(fc.record({ text: oddTexts() }), fc.jsonValue()),
    })
    .map(writeJson);
}

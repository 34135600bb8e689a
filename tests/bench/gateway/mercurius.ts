// A Mercurius server for comparison with the gateway, configured as in its manual, with jit and undici. It verifies the
// token of each request and caches no data.
import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import type { FastifyRequest } from 'fastify';
import { print } from 'graphql';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { mercurius } from 'mercurius';
import { Pool } from 'undici';
import { readSchemaDocument } from '../../../gateway/src/app/schema/schema-document.ts';
import { plainText } from '@struma/shared/rich-document.ts';
import { readDocument } from '../../../gateway/src/kernel/input/rich-text.ts';
import type { StoredText } from '../../../gateway/src/kernel/input/rich-text.ts';
import { scalars } from '../../../gateway/src/kernel/input/scalars.ts';
import { readBreakdown } from '../../../gateway/src/breakdowns/breakdowns.rest.ts';
import { archiveUrl, readAttachment, readResponse, readSignal } from '../../../gateway/src/signals/signals.rest.ts';
import type { SignalRecord } from '../../../gateway/src/signals/signals.rest.ts';
import { readWaterMeter } from '../../../gateway/src/water-meters/water-meters.rest.ts';
import type { ResponseBody, GetPath } from '../../../gateway/src/kernel/rest/wire.ts';

const { REST_URL = '', OIDC_ISSUER = '', KEYS = '{}' } = process.env;
const keys = createLocalJWKSet(JSON.parse(KEYS));
const pool = new Pool(REST_URL, { connections: 64, pipelining: 1 });
const expected = { algorithms: ['RS256'], issuer: OIDC_ISSUER, audience: 'struma-api' };

interface Context {
  authorization: string;
}

declare module 'mercurius' {
  interface MercuriusContext extends Context {}
}

const toContext = async ({ headers }: FastifyRequest): Promise<Context> => {
  const { authorization = '' } = headers;
  await jwtVerify(authorization.slice('Bearer '.length), keys, expected);
  return { authorization };
};

const get = async <P extends GetPath>(path: P, query: string, { authorization }: Context): Promise<ResponseBody<P>> => {
  const headers = { authorization, accept: 'application/json' };
  const { statusCode, body } = await pool.request({ method: 'GET', path: `${path}?${query}`, headers });
  if (statusCode !== 200) throw new Error(`${path} returned ${statusCode}`);
  return (await body.json()) as ResponseBody<P>;
};

interface ListArguments {
  page: { number: number; size: number };
}

const pageOf = ({ page: { number, size } }: ListArguments): string => `page=${number}&itemsPerPage=${size}&count=false`;

const resolvers = {
  ...scalars,
  RichText: {
    document: (text: StoredText) => ({ ...readDocument(text) }),
    text: (text: StoredText) => plainText(readDocument(text)),
  },
  Query: {
    async signals(_root: unknown, args: ListArguments, context: Context) {
      const { items } = await get('/api/signal/GetSignalList', pageOf(args), context);
      return { items: items.map(readSignal) };
    },
    async waterMeters(_root: unknown, args: ListArguments, context: Context) {
      const { items } = await get('/api/WaterMeter/GetWaterMeterList', pageOf(args), context);
      return { items: items.map(readWaterMeter) };
    },
    async breakdowns(_root: unknown, args: ListArguments, context: Context) {
      const { items } = await get('/api/breakdown/GetBreakdownsList', pageOf(args), context);
      return { items: items.map(readBreakdown) };
    },
    signal: async (_root: unknown, { id }: { id: string }, context: Context) =>
      readSignal(await get('/api/signal/GetSignalDetails', `signalId=${id}`, context)),
  },
  // No loaders: the REST service has no call for several signals at once, and the detail is faster without loaders.
  Signal: {
    attachmentsUrl: ({ id }: SignalRecord) => archiveUrl(id),
    async responses({ id }: SignalRecord, _args: unknown, context: Context) {
      const { items } = await get('/api/response/GetResponsesList', `signalId=${id}`, context);
      return items.map(readResponse);
    },
    async attachments({ id }: SignalRecord, _args: unknown, context: Context) {
      const files = await get('/api/signal/getAttachmentsInfoBySignalId', `signalId=${id}`, context);
      return files.map((file, index) => readAttachment(file, `signals/${id}`, index));
    },
  },
};

const app = fastify();
await app.register(mercurius, { schema: print(readSchemaDocument()), resolvers, context: toContext, jit: 1 });
process.on('disconnect', () => process.exit(0));
await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ ready: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` });

import { webDocument } from './documents.ts';
import type { Call } from './load.ts';

/** The same work for all three servers: one operation of the web client, or its REST calls for the proxy. */
export interface Case {
  name: string;
  /** True if each response of the REST service has new data. */
  isChanging: boolean;
  /** Sent to the gateway and to Mercurius. */
  graphql: readonly Call[];
  proxy: readonly Call[];
  /** Goals: the gateway's processor time as a multiple of that of the proxy and of Mercurius. */
  goals: { proxy: number | null; mercurius: number };
}

const post = (query: string, operationName: string, variables: object): Call => ({
  method: 'POST',
  path: '/graphql',
  body: JSON.stringify({ operationName, variables, query }),
});

const get = (path: string): Call => ({ method: 'GET', path });

const signals = webDocument('web/src/signals/signals.graphql', 'Signals');
const waterMeters = webDocument('web/src/water-meters/water-meters.graphql', 'WaterMeters');
const breakdowns = webDocument('web/src/breakdowns/breakdowns.graphql', 'Breakdowns');
const signal = webDocument('web/src/signals/preview/preview.graphql', 'Signal');

const listOf = (document: string, operationName: string, path: string, size: number) => ({
  graphql: [post(document, operationName, { filter: {}, sort: [], page: { number: 1, size } })],
  proxy: [get(`${path}?page=1&itemsPerPage=${size}&count=false`)],
});

const list = (size: number) => listOf(signals, 'Signals', '/api/signal/GetSignalList', size);
const meters = listOf(waterMeters, 'WaterMeters', '/api/WaterMeter/GetWaterMeterList', 100);
const breakdownPage = listOf(breakdowns, 'Breakdowns', '/api/breakdown/GetBreakdownsList', 100);

const detail = {
  graphql: [post(signal, 'Signal', { id: '12000' })],
  proxy: [
    get('/api/signal/GetSignalDetails?signalId=12000'),
    get('/api/response/GetResponsesList?signalId=12000'),
    get('/api/signal/getAttachmentsInfoBySignalId?signalId=12000'),
  ],
};

/**
 * Allowed processor time as a multiple of that of Mercurius. With changing data the gateway does more: it checks limits
 * and access, counts and logs. With unchanged data it reuses cached responses.
 */
const againstMercurius = { changing: 1.3, unchanged: 1 };

const changing = (proxy: number | null) => ({
  isChanging: true,
  goals: { proxy, mercurius: againstMercurius.changing },
});
const unchanged = (proxy: number | null) => ({
  isChanging: false,
  goals: { proxy, mercurius: againstMercurius.unchanged },
});

export const cases: readonly Case[] = [
  { name: '100 rows, changing', ...list(100), ...changing(7) },
  { name: '100 rows, unchanged', ...list(100), ...unchanged(3) },
  { name: '10 rows, changing', ...list(10), ...changing(null) },
  { name: '10 rows, unchanged', ...list(10), ...unchanged(null) },
  { name: '100 meters, changing', ...meters, ...changing(null) },
  { name: '100 meters, unchanged', ...meters, ...unchanged(null) },
  { name: '100 breakdowns, changing', ...breakdownPage, ...changing(null) },
  { name: '100 breakdowns, unchanged', ...breakdownPage, ...unchanged(null) },
  { name: 'detail, changing', ...detail, ...changing(2) },
  { name: 'detail, unchanged', ...detail, ...unchanged(2) },
];

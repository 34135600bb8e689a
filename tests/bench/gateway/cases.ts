import { webDocument } from './documents.ts';
import type { Call } from './load.ts';

/** The same work for both: one operation of the web client, and the REST calls that it stands for. */
export interface Case {
  name: string;
  isChanging: boolean;
  gateway: readonly Call[];
  proxy: readonly Call[];
  /** At most so many times the proxy's processor time. */
  goal: number | null;
}

const post = (query: string, operationName: string, variables: object): Call => ({
  method: 'POST',
  path: '/graphql',
  body: JSON.stringify({ operationName, variables, query }),
});

const get = (path: string): Call => ({ method: 'GET', path });

const signals = webDocument('web/src/signals/signals.graphql', 'Signals');
const signal = webDocument('web/src/signals/preview/preview.graphql', 'Signal');

const list = (size: number) => ({
  gateway: [post(signals, 'Signals', { filter: {}, sort: [], page: { number: 1, size } })],
  proxy: [get(`/api/signal/GetSignalList?page=1&itemsPerPage=${size}&count=false`)],
});

const detail = {
  gateway: [post(signal, 'Signal', { id: '12000' })],
  proxy: [
    get('/api/signal/GetSignalDetails?signalId=12000'),
    get('/api/response/GetResponsesList?signalId=12000'),
    get('/api/signal/getAttachmentsInfoBySignalId?signalId=12000'),
  ],
};

export const cases: readonly Case[] = [
  { name: '100 rows, changing', isChanging: true, ...list(100), goal: 7 },
  { name: '100 rows, unchanged', isChanging: false, ...list(100), goal: 3 },
  { name: '10 rows, changing', isChanging: true, ...list(10), goal: null },
  { name: '10 rows, unchanged', isChanging: false, ...list(10), goal: null },
  { name: 'detail, changing', isChanging: true, ...detail, goal: 2 },
  { name: 'detail, unchanged', isChanging: false, ...detail, goal: 2 },
];

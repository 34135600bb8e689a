// A fake REST service for the gateway, Mercurius and the proxy. Its responses are prepared in advance, so that it needs
// little processor time.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  attachmentList,
  breakdownList,
  changingMark,
  responseList,
  signalList,
  signalRow,
  waterMeterList,
} from './rest-responses.ts';

interface Canned {
  body: Buffer;
  /** Positions of the changing number. */
  marks: number[];
}

const canned = (value: object): Canned => {
  const body = Buffer.from(JSON.stringify(value));
  const marks: number[] = [];
  for (let at = body.indexOf(changingMark); at >= 0; at = body.indexOf(changingMark, at + 1)) marks.push(at);
  return { body, marks };
};

const answers = new Map<string, Canned>([
  ['/api/signal/GetSignalList 10', canned(signalList(10))],
  ['/api/signal/GetSignalList 100', canned(signalList(100))],
  ['/api/WaterMeter/GetWaterMeterList 100', canned(waterMeterList(100))],
  ['/api/breakdown/GetBreakdownsList 100', canned(breakdownList(100))],
  ['/api/signal/GetSignalDetails', canned(signalRow(12_000))],
  ['/api/response/GetResponsesList', canned(responseList(12_000))],
  ['/api/signal/getAttachmentsInfoBySignalId', canned(attachmentList())],
  ['/struma/features', canned(['IDEMPOTENCY', 'MULTIPLE_FILTER_VALUES', 'PARTIAL_PAGES'])],
]);

let isChanging = false;
let served = 0;
process.on('message', (message: { isChanging: boolean }) => {
  isChanging = message.isChanging;
  process.send?.('done');
});
process.on('disconnect', () => process.exit(0));

const find = (url: string): Canned | undefined => {
  const [path = '', query = ''] = url.split('?', 2);
  const rows = /(?:^|&)itemsPerPage=(\d+)/.exec(query)?.[1];
  return answers.get(rows === undefined ? path : `${path} ${rows}`);
};

const answer = (request: IncomingMessage, response: ServerResponse): void => {
  if (!request.headers.authorization?.startsWith('Bearer ')) return void response.writeHead(401).end();
  const found = find(request.url ?? '');
  if (!found) return void response.writeHead(404).end();
  served += 1;
  const etag = isChanging ? `"${served}"` : '"unchanged"';
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end();
  const body = isChanging ? renewed(found) : found.body;
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'private, no-cache',
    etag,
  });
  response.end(body);
};

/** Copies the body with a new number at each mark: each response is unique, and all of its rows have changed. */
const renewed = ({ body, marks }: Canned): Buffer => {
  const copy = Buffer.from(body);
  const number = String(served).padStart(changingMark.length, '0');
  for (const mark of marks) copy.write(number, mark, 'latin1');
  return copy;
};

const server = createServer({ keepAliveTimeout: 60_000 }, answer);
server.listen(0, '127.0.0.1', () => {
  process.send?.({ ready: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});

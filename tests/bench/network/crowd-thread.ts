// Sends requests at a pace, in a thread of its own so that whoever measures beside them is not held up by the sending.
import { parentPort, workerData } from 'node:worker_threads';
import { createAsk } from './ask.ts';
import type { CrowdOrder } from './crowd.ts';

const { url, always, requests, perSecond } = workerData as CrowdOrder;
const ask = createAsk(url, always);
const statuses: Record<number, number> = {};
const milliseconds = (requests.length / perSecond) * 1000;
const started = performance.now();
const sent: Promise<unknown>[] = [];
let answered = 0;
while (sent.length < requests.length) {
  const due = ((performance.now() - started) / 1000) * perSecond;
  while (sent.length < Math.min(due, requests.length)) sent.push(send(sent.length));
  await new Promise((resolve) => setTimeout(resolve, 2));
}
await Promise.all(sent);
ask.stop();
parentPort?.postMessage({ perSecond: answered / (milliseconds / 1000), statuses });

async function send(round: number): Promise<void> {
  const { path, headers } = requests[round] ?? { path: '/' };
  const { statusCode = 0 } = await ask(path, headers);
  statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
  if (performance.now() - started <= milliseconds) answered += 1;
}

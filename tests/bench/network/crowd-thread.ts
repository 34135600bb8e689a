// Sends requests at a fixed rate. A thread of its own keeps the sending from delaying the measurement.
import { parentPort, workerData } from 'node:worker_threads';
import { createSender } from './send-request.ts';
import type { CrowdOrder, CrowdPart } from './crowd.ts';

const { url, always, requests, perSecond } = workerData as CrowdOrder;
const send = createSender(url, always);

parentPort?.on('message', (part: CrowdPart | null) => {
  if (part) void sendPart(part);
  else parentPort?.close();
});

async function sendPart({ from, to }: CrowdPart): Promise<void> {
  const statuses: Record<number, number> = {};
  const milliseconds = ((to - from) / perSecond) * 1000;
  const started = performance.now();
  const sent: Promise<unknown>[] = [];
  let answered = 0;
  const sendTimed = async (request: CrowdOrder['requests'][number]): Promise<void> => {
    const { statusCode = 0 } = await send(request.path, request.headers);
    statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
    if (performance.now() - started <= milliseconds) answered += 1;
  };
  while (sent.length < to - from) {
    const due = ((performance.now() - started) / 1000) * perSecond;
    for (const request of requests.slice(from + sent.length, Math.min(from + due, to))) sent.push(sendTimed(request));
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(sent);
  parentPort?.postMessage({ perSecond: answered / (milliseconds / 1000), statuses });
}

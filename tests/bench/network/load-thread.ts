// Sends requests at a fixed rate, in a separate thread so that sending does not delay the measurement.
import { parentPort, workerData } from 'node:worker_threads';
import { createSender } from './send-request.ts';
import type { LoadSettings, LoadPart } from './load.ts';

const { url, commonHeaders, requests, perSecond } = workerData as LoadSettings;
const send = createSender(url, commonHeaders);

parentPort?.on('message', (part: LoadPart | null) => {
  if (part) void sendPart(part);
  else parentPort?.close();
});

async function sendPart({ from, to }: LoadPart): Promise<void> {
  const statuses: Record<number, number> = {};
  const milliseconds = ((to - from) / perSecond) * 1000;
  const started = performance.now();
  const sent: Promise<unknown>[] = [];
  let answered = 0;
  const sendTimed = async (request: LoadSettings['requests'][number]): Promise<void> => {
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

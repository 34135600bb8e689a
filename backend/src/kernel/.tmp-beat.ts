import { hearNotifications } from './notifications.ts';
import { runningCluster } from '../embedded-postgres/cluster.ts';
const url = (await runningCluster('/tmp/map-perf/data'))!;
let broken = 0;
for (let turn = 0; turn < 5; turn++) {
  const heard = await hearNotifications({ url, name: 'x', channels: ['abc'], onNotification: () => {}, beatMilliseconds: 300 });
  let reason: Error | null = null;
  void heard.broken.then((r) => (reason = r));
  for (let i = 0; i < 6; i++) { const until = performance.now() + 350; while (performance.now() < until); await new Promise((r) => setTimeout(r, 20)); }
  if (reason) { broken++; console.log(String(reason)); }
  await heard.stop();
}
console.log({ broken });
process.exit();

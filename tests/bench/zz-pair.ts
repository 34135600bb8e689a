import { cases as allCases } from './gateway/cases.ts';
import { openLoad } from './gateway/load.ts';
import { startPeople } from './gateway/people.ts';
import { startGateway, startMeasured, startUpstream } from './gateway/processes.ts';
const rounds = Number(process.argv[2] ?? 5);
const only = process.argv[3] ?? '';
const { provider, tokens, keys } = await startPeople();
const upstream = await startUpstream();
const env = { REST_URL: upstream.url, OIDC_ISSUER: provider.issuer, KEYS: keys };
const start = async (starting: Promise<any>) => {
  const measured = await starting;
  return { measured, load: openLoad(measured.url, tokens) };
};
const prof = process.env.PROF ? ['--cpu-prof', `--cpu-prof-dir=${process.env.PROF}`] : [];
const sides: any = {
  on: await start(startGateway(upstream.url, provider, process.env.GC ? ['--trace-gc'] : prof)),
  off: await start(startGateway(upstream.url, provider, [], { PROJECT_BYTES: 'false' })),
  proxy: await start(startMeasured('tests/bench/gateway/proxy.ts', env)),
};
import { readFileSync, readdirSync } from 'node:fs';
const threads = (pid: number) =>
  Object.fromEntries(
    readdirSync(`/proc/${pid}/task`).map((t) => [
      t + ' ' + readFileSync(`/proc/${pid}/task/${t}/comm`, 'utf8').trim(),
      Number(readFileSync(`/proc/${pid}/task/${t}/schedstat`, 'utf8').split(' ', 1)[0]) / 1e6,
    ]),
  );
import { createWriteStream } from 'node:fs';
const median = (a: number[]) => a.toSorted((x, y) => x - y)[a.length >> 1] as number;
if (process.env.GC) sides.on.measured.child.stdout.pipe(createWriteStream('/tmp/gc.log'));
for (const each of allCases.filter((c) => c.name.includes(only))) {
  await upstream.tell(each.isChanging);
  const cost: any = { on: [], off: [], proxy: [] };
  for (let r = -2; r < rounds; r++)
    for (const s of ['on', 'off', 'proxy']) {
      const calls = s === 'proxy' ? each.proxy : each.graphql;
      const b = sides[s].measured.cpu();
      const res = await sides[s].load.run(calls, r < 0 ? 800 : 200);
      if (r >= 0) cost[s].push((sides[s].measured.cpu() - b) / res.repetitions);
    }
  if (process.env.THREADS)
    for (const s of ['on', 'off', 'proxy']) {
      await upstream.tell(each.isChanging);
      const a = threads(sides[s].measured.child.pid);
      const res = await sides[s].load.run(s === 'proxy' ? each.proxy : each.graphql, 1000);
      const b = threads(sides[s].measured.child.pid);
      console.log(
        s,
        Object.entries(b)
          .map(([k, v]) => [k.slice(-14), (v - (a[k] ?? 0)) / res.repetitions] as const)
          .filter(([, v]) => v > 0.003)
          .map(([k, v]) => k + '=' + v.toFixed(3))
          .join(' '),
      );
    }
  const [on, off, proxy] = ['on', 'off', 'proxy'].map((s) => median(cost[s])) as [number, number, number];
  const mins = ['on', 'off', 'proxy'].map((s) => Math.min(...cost[s])) as [number, number, number];
  console.log(
    each.name.padEnd(24),
    'on',
    on.toFixed(3),
    'off',
    off.toFixed(3),
    'proxy',
    proxy.toFixed(3),
    'on/proxy',
    (on / proxy).toFixed(2),
    'off/proxy',
    (off / proxy).toFixed(2),
    'on/off',
    (on / off).toFixed(2),
    'min on/proxy',
    (mins[0] / mins[2]).toFixed(2),
    'min off/proxy',
    (mins[1] / mins[2]).toFixed(2),
  );
}
for (const s of ['on', 'off', 'proxy']) await sides[s].load.stop();
sides.proxy.measured.child.disconnect();
await sides.on.measured.stop();
await sides.off.measured.stop();
await upstream.stop();
await provider.stop();

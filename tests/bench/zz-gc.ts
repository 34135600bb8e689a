import { cases as allCases } from './gateway/cases.ts';
import { openLoad } from './gateway/load.ts';
import { startPeople } from './gateway/people.ts';
import { startGateway, startMeasured, startUpstream } from './gateway/processes.ts';
const rounds = Number(process.argv[2] ?? 5);
const only = process.argv[3] ?? '';
const variants: [string, string[], Record<string, string>][] = JSON.parse(process.argv[4] ?? '[]');
const { provider, tokens, keys } = await startPeople();
const upstream = await startUpstream();
const env = { REST_URL: upstream.url, OIDC_ISSUER: provider.issuer, KEYS: keys };
const start = async (starting: Promise<any>) => {
  const measured = await starting;
  return { measured, load: openLoad(measured.url, tokens) };
};
const sides: any = { proxy: await start(startMeasured('tests/bench/gateway/proxy.ts', env)) };
for (const [name, flags, settings] of variants)
  sides[name] = await start(startGateway(upstream.url, provider, flags, settings));
const names = Object.keys(sides);
const median = (a: number[]) => a.toSorted((x, y) => x - y)[a.length >> 1] as number;
for (const each of allCases.filter((c) => c.name.includes(only))) {
  await upstream.tell(each.isChanging);
  const cost: any = Object.fromEntries(names.map((n) => [n, []]));
  for (let r = -2; r < rounds; r++)
    for (const s of names) {
      const calls = s === 'proxy' ? each.proxy : each.graphql;
      const b = sides[s].measured.cpu();
      const res = await sides[s].load.run(calls, r < 0 ? 800 : 400);
      if (r >= 0) cost[s].push((sides[s].measured.cpu() - b) / res.repetitions);
    }
  const proxy = median(cost.proxy);
  console.log(
    each.name.padEnd(24),
    names
      .map(
        (n) =>
          `${n} ${median(cost[n]).toFixed(3)} (${(median(cost[n]) / proxy).toFixed(2)}, min ${(Math.min(...cost[n]) / Math.min(...cost.proxy)).toFixed(2)})`,
      )
      .join('  '),
  );
}
for (const s of names) {
  await sides[s].load.stop();
  if (s === 'proxy') sides[s].measured.child.disconnect();
  else await sides[s].measured.stop();
}
await upstream.stop();
await provider.stop();

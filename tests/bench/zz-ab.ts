import { cases } from './gateway/cases.ts';
import { openLoad } from './gateway/load.ts';
import { startPeople } from './gateway/people.ts';
import { startMeasured, startUpstream } from './gateway/processes.ts';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
const { provider, tokens } = await startPeople();
const upstream = await startUpstream();
const dist = mkdtempSync('/tmp/zz'); writeFileSync(dist + '/index.html', 'x');
const env = { PORT: '0', PUBLIC_URL: 'https://struma.example', REST_URL: upstream.url, OIDC_ISSUER: provider.issuer, OIDC_INTERNAL_URL: provider.internalUrl, OIDC_CLIENT_SECRET: 'x', SESSION_KEYS: randomBytes(32).toString('base64url'), WEB_DIST: dist, REQUESTS_PER_SECOND: '1000000', REQUEST_BURST: '1000000', CONCURRENT_REQUESTS: '10000' };
const mains = { base: '../../../tmp/fastify-base/gateway/src/main.ts', next: 'gateway/src/main.ts' };
const sides = await Promise.all(Object.entries(mains).map(async ([name, main]) => { const m = await startMeasured(main, env); return { name, m, load: openLoad(m.url, tokens) }; }));
const median = (v: number[]) => v.toSorted((a, b) => a - b)[Math.floor(v.length / 2)]!;
const rounds = Number(process.argv[2] ?? 20), n = Number(process.argv[3] ?? 60);
for (const c of cases) {
  await upstream.tell(c.isChanging);
  const costs: Record<string, number[]> = { base: [], next: [] };
  for (let r = -1; r < rounds; r++) for (const s of r % 2 ? sides : sides.toReversed()) {
    const wanted = r < 0 ? 1500 : n;
    const before = s.m.cpu(); const { answers } = await s.load.run(c.gateway, wanted);
    if (r >= 0) costs[s.name]!.push((s.m.cpu() - before) / answers);
  }
  const ratio = median(costs.base!.map((b, i) => costs.next![i]! / b));
  console.log(c.name.padEnd(22), 'base', median(costs.base!).toFixed(3), 'next', median(costs.next!).toFixed(3), 'min', Math.min(...costs.base!).toFixed(3), Math.min(...costs.next!).toFixed(3), 'ratio', ratio.toFixed(3));
}
for (const s of sides) { await s.load.stop(); s.m.child.kill(); }
await upstream.stop(); await provider.stop(); process.exit(0);

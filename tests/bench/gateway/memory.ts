import { once } from 'node:events';
import { join } from 'node:path';
import { judge } from '../measuring/goal.ts';
import { cases } from './cases.ts';
import { openLoad } from './load.ts';
import { startGateway } from './processes.ts';
import type { startProvider } from './provider.ts';
import type { startUpstream } from './processes.ts';

/** Compares the gateway's memory after 10 000 and after 100 000 responses. The cases take turns. */
export const compareMemory = async (
  upstream: Awaited<ReturnType<typeof startUpstream>>,
  provider: Awaited<ReturnType<typeof startProvider>>['provider'],
  tokens: readonly string[],
): Promise<void> => {
  const helper = join(import.meta.dirname, 'collect-garbage.ts');
  const gateway = await startGateway(upstream.url, provider, ['--expose-gc', '--import', helper]);
  const load = openLoad(gateway.url, tokens);
  const sizes: number[] = [];
  let responses = 0;
  for (const mark of [10_000, 25_000, 50_000, 100_000]) {
    while (responses < mark) {
      for (const { isChanging, graphql: calls } of cases) {
        await upstream.setChanging(isChanging);
        responses += (await load.run(calls, 250)).repetitions;
      }
    }
    gateway.child.send('collect');
    const [{ rss, heapUsed, external }] = (await once(gateway.child, 'message')) as [NodeJS.MemoryUsage];
    sizes.push(rss);
    console.log(
      `${responses} responses: RSS ${mib(rss)}, heap in use ${mib(heapUsed)}, outside it ${mib(external)} MiB`,
    );
  }
  const growth = (sizes.at(-1) ?? 0) / (sizes[0] ?? 1) - 1;
  console.log(`Growth from 10 000 to 100 000: ${(growth * 100).toFixed(1)} %, ${judge(growth * 100, { atMost: 10 })}`);
  await load.stop();
  await gateway.stop();
};

const mib = (bytes: number): string => (bytes / 1024 / 1024).toFixed(0);

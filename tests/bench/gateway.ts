// The gateway against a bare proxy that checks the same token, over one REST service, in turns: processor time an answer.
// node tests/bench/gateway.ts [rounds = 12] [--memory] [--only=TEXT] [--profile=FOLDER]
import { loadavg } from 'node:os';
import { cases as allCases, type Case } from './gateway/cases.ts';
import { openLoad, type Load } from './gateway/load.ts';
import { compareMemory } from './gateway/memory.ts';
import { startPeople } from './gateway/people.ts';
import { startGateway, startMeasured, startUpstream, type Measured } from './gateway/processes.ts';

const option = (name: string): string | undefined =>
  process.argv.find((word) => word.startsWith(`--${name}`))?.replace(/^[^=]*=?/, '');
const rounds = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 12);
const answersInTurn = 250;
const warmUpAnswers = 2000;
const cases = allCases.filter(({ name }) => name.includes(option('only') ?? ''));
const profile = option('profile');

interface Runner {
  measured: Measured;
  load: Load;
}

interface Cost {
  cpuMs: number;
  perSecond: number;
  times: number[];
}

const measure = async ({ measured, load }: Runner, calls: Case['gateway'], wanted: number): Promise<Cost> => {
  const before = measured.cpu();
  const { answers, wallMs, times } = await load.run(calls, wanted);
  return { cpuMs: (measured.cpu() - before) / answers, perSecond: (answers / wallMs) * 1000, times };
};

const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? Number.NaN;
const median = (values: readonly number[]): number => quantile(values, 0.5);

type Turns = { gateway: Cost; proxy: Cost }[];

const inTurns = async (gateway: Runner, proxy: Runner, tell: (isChanging: boolean) => Promise<void>) => {
  const measuredTurns = new Map<Case, Turns>(cases.map((each) => [each, []]));
  for (let round = -1; round < rounds; round += 1)
    for (const [each, turns] of measuredTurns) {
      await tell(each.isChanging);
      const wanted = round < 0 ? warmUpAnswers : answersInTurn;
      const turn = {
        gateway: await measure(gateway, each.gateway, wanted),
        proxy: await measure(proxy, each.proxy, wanted),
      };
      if (round >= 0) turns.push(turn);
    }
  return measuredTurns;
};

const widths = [21, 10, 12, 7, 6, 10, 10, 9, 9];
const printRow = (...cells: string[]): void =>
  console.log(cells.map((cell, at) => (at === 0 ? cell.padEnd(21) : cell.padStart(widths[at] ?? 0))).join(''));

const printTable = (measuredTurns: Map<Case, Turns>): boolean => {
  printRow('', 'proxy ms', 'gateway ms', 'ratio', 'goal', 'proxy/s', 'gateway/s', 'p99 ms', 'p99 ms');
  let areMet = true;
  for (const [{ name, goal }, turns] of measuredTurns) {
    const of = (side: 'gateway' | 'proxy', what: 'cpuMs' | 'perSecond') =>
      median(turns.map((turn) => turn[side][what]));
    const p99 = (side: 'gateway' | 'proxy') =>
      quantile(
        turns.flatMap((turn) => turn[side].times),
        0.99,
      );
    const ratio = median(turns.map(({ gateway, proxy }) => gateway.cpuMs / proxy.cpuMs));
    areMet &&= goal === null || ratio <= goal;
    printRow(
      name,
      of('proxy', 'cpuMs').toFixed(3),
      of('gateway', 'cpuMs').toFixed(3),
      ratio.toFixed(2),
      goal === null ? '' : String(goal),
      of('proxy', 'perSecond').toFixed(0),
      of('gateway', 'perSecond').toFixed(0),
      p99('proxy').toFixed(1),
      p99('gateway').toFixed(1),
    );
  }
  return areMet;
};

const { provider, tokens, keys } = await startPeople();
const upstream = await startUpstream();
try {
  if (option('memory') === undefined) {
    const profiling = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
    const gateway = await startGateway(upstream.url, provider, profiling);
    const env = { REST_URL: upstream.url, OIDC_ISSUER: provider.issuer, KEYS: keys };
    const proxy = await startMeasured('tests/bench/gateway/proxy.ts', env);
    const loads = { gateway: openLoad(gateway.url, tokens), proxy: openLoad(proxy.url, tokens) };
    const areMet = printTable(
      await inTurns({ measured: gateway, load: loads.gateway }, { measured: proxy, load: loads.proxy }, (isChanging) =>
        upstream.tell(isChanging),
      ),
    );
    console.log(`Processor time an answer, medians of ${rounds} rounds in turns, load ${loadavg()[0]?.toFixed(1)}.`);
    console.log('The proxy asks the detail as three requests; p99 is of the proxy, then of the gateway.');
    console.log(`Goals: ${areMet ? 'met' : 'NOT met'}`);
    await Promise.all([loads.gateway.stop(), loads.proxy.stop()]);
    proxy.child.disconnect();
    await gateway.stop();
  } else await compareMemory(upstream, provider, tokens);
} finally {
  await upstream.stop();
  await provider.stop();
}

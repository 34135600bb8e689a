// Compares the gateway's processor time per response with that of a Mercurius server and of a plain proxy, over one
// REST service and in alternating rounds.
// node tests/bench/gateway.ts [rounds = 12] [--memory] [--only=TEXT] [--profile=FOLDER]
import { printCalibration } from './measuring/calibration.ts';
import { cases as allCases } from './gateway/cases.ts';
import { openLoad } from './gateway/load.ts';
import { compareMemory } from './gateway/memory.ts';
import { startProvider } from './gateway/provider.ts';
import { startGateway, startMeasured, startUpstream } from './gateway/processes.ts';
import { requireEqualResponses } from './gateway/compare-responses.ts';
import { printTable } from './gateway/table.ts';
import { measureAlternating } from './gateway/turns.ts';

const option = (name: string): string | undefined =>
  process.argv.find((word) => word.startsWith(`--${name}`))?.replace(/^[^=]*=?/, '');
const rounds = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 12);
const plan = {
  cases: allCases.filter(({ name }) => name.includes(option('only') ?? '')),
  rounds,
  responsesPerRound: 250,
  warmUpResponses: 2000,
};

const { provider, tokens, keys } = await startProvider();
const upstream = await startUpstream();

const compareCost = async (): Promise<void> => {
  const profile = option('profile');
  const env = { REST_URL: upstream.url, OIDC_ISSUER: provider.issuer, KEYS: keys };
  const start = async (starting: ReturnType<typeof startMeasured>) => {
    const measured = await starting;
    return { measured, load: openLoad(measured.url, tokens) };
  };
  const profiling = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
  const runners = {
    gateway: await start(startGateway(upstream.url, provider, profiling)),
    mercurius: await start(startMeasured('tests/bench/gateway/mercurius.ts', env)),
    proxy: await start(startMeasured('tests/bench/gateway/proxy.ts', env)),
  };
  await upstream.setChanging(false);
  await requireEqualResponses(plan.cases, runners.gateway.load, runners.mercurius.load);
  const areGoalsMet = printTable(await measureAlternating(runners, plan, upstream.setChanging));
  console.log(`Processor time per response, medians of ${rounds} alternating rounds.`);
  console.log('The proxy needs three requests for the detail.');
  console.log(`Goals: ${areGoalsMet ? 'met' : 'MISSED'}`);
  if (!areGoalsMet) process.exitCode = 1;
  for (const { load } of Object.values(runners)) await load.stop();
  for (const { measured } of [runners.proxy, runners.mercurius]) measured.child.disconnect();
  await runners.gateway.measured.stop();
};

await printCalibration();
try {
  if (option('memory') === undefined) await compareCost();
  else await compareMemory(upstream, provider, tokens);
  await printCalibration();
} finally {
  await upstream.stop();
  await provider.stop();
}

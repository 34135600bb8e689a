// Measures, through the REST service, the list and the CSV file of 100 000 breakdowns, and the share of signals whose
// breakdown is among the first three matches. Exits with 1 if a goal is missed.
// node tests/bench/breakdowns.ts [breakdowns = 100000] [signals = 2000] [rounds = 60]
import { printCalibration } from './measuring/calibration.ts';
import { replaceBreakdowns, insertManyBreakdowns, type ReportedSignal } from './breakdowns/synthetic-breakdowns.ts';
import { withFilledDatabase } from './network/filled-database.ts';
import { measureRounds, median, show, timed } from './network/figures.ts';
import { createSender, type SendRequest } from './network/send-request.ts';
import { residentMegabytes } from './measuring/resident-memory.ts';
import { startServiceProcess } from '../builders/product/rest-process.ts';

const [breakdowns = 100_000, signals = 2_000, rounds = 60] = process.argv.slice(2).map(Number);
const meters = 12_000;

await printCalibration();
await withFilledDatabase(meters, async (url) => {
  const service = await startServiceProcess(url);
  try {
    const token = await service.issuer.token({ exp: Math.floor(Date.now() / 1000) + 86_400 });
    const authorization = `Bearer ${token}`;
    const send = createSender(service.url, { authorization });
    const readJson = async (path: string): Promise<unknown> =>
      (await fetch(service.url + path, { headers: { authorization } })).json();
    const reportedSignals = await replaceBreakdowns(service.pool, signals);
    await measureMatches(readJson, reportedSignals);
    await insertManyBreakdowns(service.pool, breakdowns);
    await measureLists(send);
    await measureExport(send, service.pid);
    send.stop();
  } finally {
    await service.stop();
  }
});
await printCalibration();

async function measureMatches(
  readJson: (path: string) => Promise<unknown>,
  reportedSignals: readonly ReportedSignal[],
): Promise<void> {
  let first = 0;
  let amongThree = 0;
  const times = await measureRounds(reportedSignals.length, async (index) => {
    const { breakdownId, latitude, longitude, at, title } = reportedSignals[index] ?? ({} as ReportedSignal);
    const query = new URLSearchParams({ latitude: String(latitude), longitude: String(longitude), at, words: title });
    const body = await readJson(`/struma/breakdowns/near?${query.toString()}`);
    const { items } = body as { items: { breakdown: { id: number } }[] };
    const rank = items.findIndex(({ breakdown }) => breakdown.id === breakdownId);
    if (rank === 0) first += 1;
    if (rank >= 0 && rank < 3) amongThree += 1;
  });
  const signalCount = reportedSignals.length;
  show(
    `signals (of ${signalCount}) whose breakdown is among the first three matches`,
    (amongThree / signalCount) * 100,
    '%',
    {
      goal: { atLeast: 95 },
      note: `first ${((first / signalCount) * 100).toFixed(1)} %`,
    },
  );
  show('matching one signal', median(times), 'ms');
}

async function measureLists(send: SendRequest): Promise<void> {
  const path = '/api/breakdown/GetBreakdownsList?itemsPerPage=100';
  for (const [name, query] of Object.entries({
    'default order': '',
    'by municipality': '&sortBy=municipalityName',
    'last page': `&page=${Math.ceil(breakdowns / 100)}`,
  })) {
    await measureRounds(10, () => send(path + query));
    show(`list of 100, ${name}`, median(await measureRounds(rounds, () => send(path + query))), 'ms', {
      goal: { atMost: 15 },
    });
  }
}

async function measureExport(send: SendRequest, pid: number): Promise<void> {
  const path = '/api/breakdown/ExportAll';
  await send(path);
  const before = residentMegabytes(pid);
  let most = before;
  const sampling = setInterval(() => (most = Math.max(most, residentMegabytes(pid))), 20);
  const taken = await timed(() => send(path));
  clearInterval(sampling);
  show('CSV file of all', taken / 1000, 's', { goal: { atMost: 3 } });
  show('additional memory of the service during the export', most - before, 'MB', { goal: { atMost: 64 } });
}

// On the whole product: saves one breakdown with competing writers, and replies to all signals of another breakdown
// while the gateway is killed. Exits with 1 if a field was overwritten silently, or a reply was lost or stored twice.
// node tests/bench/breakdown-writes.ts [saves = 450] [signals = 500] [writers = 3]
import { countOverwritten, saveInCompetition } from '../builders/requests/competing-saves.ts';
import { countLostRepliesToAll, replyToAllDuringKills } from '../builders/requests/replies-to-all.ts';
import { startInstallation } from '../builders/product/installation.ts';
import { printCalibration } from './measuring/calibration.ts';
import { show } from './network/figures.ts';

const [saves = 450, signals = 500, writers = 3] = process.argv.slice(2).map(Number);
const none = { atMost: 0 };

await printCalibration();
const installation = await startInstallation();
try {
  await measureSaves();
  await measureReplies();
} finally {
  await installation.stop();
}
await printCalibration();

async function measureSaves(): Promise<void> {
  const { operator, pool } = installation;
  const { rows } = await pool.query<{ id: string }>(
    `insert into breakdown (work_card_no) values ('Записи') returning id::text`,
  );
  const began = performance.now();
  const outcome = await saveInCompetition(operator, {
    breakdownId: rows[0]?.id ?? '',
    writers,
    saves: Math.ceil(saves / writers),
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const note = `${outcome.confirmed.length} changed fields confirmed, ${outcome.conflicts} conflicts, ${seconds} s`;
  show(`${saves} saves by ${writers} writers: overwritten silently`, countOverwritten(outcome), '', {
    goal: none,
    note,
  });
  // Without conflicts the writers did not compete.
  show('conflicts that were found', outcome.conflicts, '', { goal: { atLeast: 1 } });
}

async function measureReplies(): Promise<void> {
  const killAt = [Math.floor(signals / 3), Math.floor((2 * signals) / 3)];
  const { breakdownId, confirmed, runs } = await replyToAllDuringKills(installation, { signals, killAt });
  const { lost, doubled } = await countLostRepliesToAll(installation.pool, breakdownId);
  const note = `${confirmed} confirmed in run ${runs}, the gateway killed ${killAt.length} times`;
  show(`reply to ${signals} signals: lost`, lost, '', { goal: none, note });
  show(`reply to ${signals} signals: doubled`, doubled, '', { goal: none });
}

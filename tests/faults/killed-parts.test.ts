import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '../builders/eventually.ts';
import { countLostReplies, sendRepliesUntilKnown } from '../builders/requests/repeated-replies.ts';
import { countLostRepliesToAll, replyToAllDuringKills } from '../builders/requests/replies-to-all.ts';
import { startInstallation, type Installation } from '../builders/product/installation.ts';
import { killProcess, processOf, processesOf, type PartName } from '../builders/product/processes.ts';
import { execute } from '../builders/requests/graphql-request.ts';

let installation: Installation;

beforeAll(async () => {
  installation = await startInstallation();
}, 120_000);
afterAll(() => installation?.stop());

const killedParts: PartName[] = ['gateway', 'backend', 'database', 'identity'];
const repliesEach = 30;

/** Kills a part during replies, and repeats the replies until all are stored. */
const killDuringReplies = async (part: PartName, first: number): Promise<void> => {
  const { folder, operator, pool } = installation;
  const { rows } = await pool.query<{ id: number }>('select id from signal where status_id < 3 order by id limit 5');
  const before = await processOf(part, folder);
  const replies = Array.from({ length: repliesEach }, (_, index) => ({
    signalId: rows[index % rows.length]?.id ?? 0,
    number: first + index,
  }));
  const kill = (count: number): void => {
    if (count === 5) killProcess(before);
  };
  await sendRepliesUntilKnown(operator, { replies, atOnce: 4, onKnown: kill });
  const after = await eventually(
    () => processOf(part, folder),
    (pid) => pid !== null && pid !== before,
  );
  expect(after).not.toBe(before);
};

describe('kill -9 of one part while replies are sent', () => {
  test.each(killedParts.map((part, index) => [part, index * repliesEach] as const))(
    '%s: the part is restarted, no reply is lost or stored twice',
    async (part, first) => {
      await killDuringReplies(part, first);
      expect(await countLostReplies(installation.pool, first + repliesEach)).toEqual({ lost: 0, doubled: 0 });
      const ready = async () => (await installation.operator.fetch('/readyz')).json().catch(() => null);
      expect(await eventually(ready, (state) => state?.rest && state.identity)).toEqual({ rest: true, identity: true });
      expect((await execute(installation.operator, '{ signals { totalCount } }')).errors).toEqual([]);
    },
    60_000,
  );

  test('a reply to all 60 signals of a breakdown, the gateway killed twice: repeated runs store one reply per signal', async () => {
    const { operator, pool } = installation;
    const run = { signals: 60, killAt: [20, 40] };
    const { breakdownId, confirmed, runs } = await replyToAllDuringKills(installation, run);
    expect(confirmed).toBe(60);
    expect(runs).toBeGreaterThan(1);
    expect(await countLostRepliesToAll(pool, breakdownId)).toEqual({ lost: 0, doubled: 0 });
    expect((await execute(operator, '{ signals { totalCount } }')).errors).toEqual([]);
  }, 60_000);

  test('the log has the end and the restart of each part', async () => {
    const log = await readFile(join(installation.folder, 'struma.log'), 'utf8');
    for (const what of ['The gateway', 'The REST service', 'PostgreSQL', 'The identity provider'])
      expect(log).toMatch(new RegExp(`${what} ended unexpectedly.*It is started again in \\d+ ms`));
  });

  test('afterwards all parts still end together', async () => {
    await installation.product.stop();
    expect(await processesOf(installation.folder)).toEqual([]);
  });
});

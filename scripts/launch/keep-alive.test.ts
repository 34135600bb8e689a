import { describe, expect, test } from '@jest/globals';
import { KeepAliveError, keepAlive, type PartRun, type RetryPolicy } from './keep-alive.ts';

interface TestRuns {
  starts: number;
  stops: number;
  reports: string[];
  /** Ends the current run. */
  end(reason: string): void;
  /** Resolves when the run with this number has started; the first is 1. */
  begun(number: number): Promise<void>;
}

const retryPolicy: RetryPolicy = { ends: 3, withinMs: 60_000, delaysMs: [0, 1] };

const keep = async (
  options: { failing?: number[]; retryPolicy?: RetryPolicy; isExcused?: () => Promise<boolean> } = {},
) => {
  const waiting = new Map<number, () => void>();
  let end: (reason: string) => void = () => undefined;
  const runs: TestRuns = {
    starts: 0,
    stops: 0,
    reports: [],
    end: (reason) => end(reason),
    begun: (number) =>
      runs.starts >= number ? Promise.resolve() : new Promise((resolve) => void waiting.set(number, resolve)),
  };
  const start = async (): Promise<PartRun> => {
    runs.starts += 1;
    const number = runs.starts;
    if (options.failing?.includes(number)) throw new Error(`Start ${number} failed.`);
    const ended = new Promise<string>((resolve) => (end = resolve));
    waiting.get(number)?.();
    return { ended, stop: async () => void (runs.stops += 1) };
  };
  const report = (text: string) => void runs.reports.push(text);
  const { isExcused } = options;
  const kept = keepAlive({ name: 'part', start, report, retryPolicy: options.retryPolicy ?? retryPolicy, isExcused });
  await kept.first;
  return { runs, kept };
};

describe('a supervised part', () => {
  test('is restarted when it ends unexpectedly, and the restart is reported', async () => {
    const { runs, kept } = await keep();
    runs.end('It fell.');
    await runs.begun(2);
    expect(runs.reports).toEqual(['It fell. It is started again in 0 ms.']);
    await kept.stop(1_000);
    expect(runs.stops).toBe(1);
  });

  test('is given up when it ends too often; a failed start counts as an end', async () => {
    const { runs, kept } = await keep({ failing: [2, 3] });
    runs.end('It fell.');
    const givenUp = await kept.givenUp.catch((error: unknown) => error);
    expect(givenUp).toBeInstanceOf(KeepAliveError);
    expect(String(givenUp)).toContain('The part ended 3 times in short order, so it is given up. Start 3 failed.');
    expect(runs.starts).toBe(3);
  });

  test('old ends do not count', async () => {
    const { runs, kept } = await keep({ retryPolicy: { ...retryPolicy, withinMs: 0 } });
    for (let life = 1; life < 10; life += 1) {
      await runs.begun(life);
      runs.end('It fell.');
    }
    await runs.begun(10);
    await kept.stop(1_000);
  });

  test('excused ends do not count, later ones do', async () => {
    let isDiskFull = true;
    const { runs, kept } = await keep({ isExcused: async () => isDiskFull });
    for (let life = 1; life < 10; life += 1) {
      await runs.begun(life);
      runs.end('The disk is full.');
    }
    await runs.begun(10);
    isDiskFull = false;
    for (let life = 10; life <= 12; life += 1) {
      await runs.begun(life);
      runs.end('It fell.');
    }
    await expect(kept.givenUp).rejects.toThrow('given up');
  });

  test('is not restarted after a request to end', async () => {
    const { runs, kept } = await keep();
    await kept.stop(1_000);
    runs.end('It was asked to.');
    await new Promise((resolve) => void setImmediate(resolve));
    expect([runs.starts, runs.reports]).toEqual([1, []]);
  });

  test('a failed first start is a failure, not an end', async () => {
    await expect(keep({ failing: [1] })).rejects.toThrow('Start 1 failed.');
  });
});

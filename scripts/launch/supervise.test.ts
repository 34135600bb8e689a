import { describe, expect, test } from '@jest/globals';
import { PartFailedError, supervise, type PartRun, type RetryPolicy } from './supervise.ts';

interface TestRuns {
  starts: number;
  stops: number;
  reports: string[];
  /** Ends the current run. */
  end(reason: string): void;
  /** Resolves when the run with this number has started. The first run has the number 1. */
  begun(number: number): Promise<void>;
}

const retryPolicy: RetryPolicy = { maxEnds: 3, withinMs: 60_000, delaysMs: [0, 1] };

const startSupervised = async (
  options: { failing?: number[]; retryPolicy?: RetryPolicy; hasExternalCause?: () => Promise<boolean> } = {},
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
  const { hasExternalCause } = options;
  const part = supervise({
    name: 'part',
    start,
    report,
    retryPolicy: options.retryPolicy ?? retryPolicy,
    hasExternalCause,
  });
  await part.first;
  return { runs, part };
};

describe('a supervised part', () => {
  test('is restarted when it ends unexpectedly, and the restart is reported', async () => {
    const { runs, part } = await startSupervised();
    runs.end('It crashed.');
    await runs.begun(2);
    expect(runs.reports).toEqual(['It crashed. It is started again in 0 ms.']);
    await part.stop(1_000);
    expect(runs.stops).toBe(1);
  });

  test('is not started again when it ends too often; a failed start counts as an end', async () => {
    const { runs, part } = await startSupervised({ failing: [2, 3] });
    runs.end('It crashed.');
    const givenUp = await part.givenUp.catch((error: unknown) => error);
    expect(givenUp).toBeInstanceOf(PartFailedError);
    expect(String(givenUp)).toContain(
      'The part ended 3 times within 60 s, so it is not started again. Start 3 failed.',
    );
    expect(runs.starts).toBe(3);
  });

  test('is started again after crashes that are not within the time span', async () => {
    const { runs, part } = await startSupervised({ retryPolicy: { ...retryPolicy, withinMs: 0 } });
    for (let run = 1; run < 10; run += 1) {
      await runs.begun(run);
      runs.end('It crashed.');
    }
    await runs.begun(10);
    await part.stop(1_000);
  });

  test('is restarted after any number of crashes with an external cause; only other crashes are counted', async () => {
    let isDiskFull = true;
    const { runs, part } = await startSupervised({ hasExternalCause: async () => isDiskFull });
    for (let run = 1; run < 10; run += 1) {
      await runs.begun(run);
      runs.end('The disk is full.');
    }
    await runs.begun(10);
    isDiskFull = false;
    for (let run = 10; run <= 12; run += 1) {
      await runs.begun(run);
      runs.end('It crashed.');
    }
    await expect(part.givenUp).rejects.toThrow('not started again');
  });

  test('is not restarted after a request to end', async () => {
    const { runs, part } = await startSupervised();
    await part.stop(1_000);
    runs.end('It was stopped.');
    await new Promise((resolve) => void setImmediate(resolve));
    expect([runs.starts, runs.reports]).toEqual([1, []]);
  });

  test('a failed first start is reported to the caller', async () => {
    await expect(startSupervised({ failing: [1] })).rejects.toThrow('Start 1 failed.');
  });
});

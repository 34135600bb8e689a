import type { Browser, Page } from '@playwright/test';

/** Main-thread time of a key, in milliseconds, without the wait for the next frame. */
export interface KeyWork {
  /** The task of the events of the key: handlers, editing, layout. */
  events: number;
  /** The task of the next frame: styles, layout, painting, commit to the compositor. */
  frame: number;
}

/** Reads from the browser's trace the time of each typed key, and the longest task since the first key. */
export const watchKeys = async (
  browser: Browser,
  page: Page,
  type: () => Promise<void>,
): Promise<{ keys: KeyWork[]; longestTask: number }> => {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'cc'] });
  await type();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const keyDowns = trace.traceEvents.filter(
    ({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown',
  );
  const [first] = keyDowns;
  if (!first) throw new Error('The trace has no keys.');
  const pageEvents = trace.traceEvents
    .filter(({ pid, tid, ph }) => pid === first.pid && tid === first.tid && ph === 'X')
    .toSorted((one, other) => one.ts - other.ts);
  const tasks = pageEvents.filter(({ name }) => name === 'ThreadControllerImpl::RunTask');
  const frames = pageEvents.filter(({ name }) => name === 'ProxyMain::BeginMainFrame');
  const taskAround = (event: TraceEvent): TraceEvent => {
    const task = tasks.find(({ ts, dur }) => ts <= event.ts && endOf(event) <= ts + dur);
    if (!task) throw new Error(`The trace has no task around ${event.name}.`);
    return task;
  };
  const keys = keyDowns.map((down) => {
    const task = taskAround(down);
    const nextFrame = frames.find(({ ts }) => ts >= endOf(task));
    return { events: milliseconds(task.dur), frame: nextFrame ? milliseconds(taskAround(nextFrame).dur) : 0 };
  });
  const typing = tasks.filter((task) => endOf(task) >= first.ts);
  return { keys, longestTask: milliseconds(Math.max(...typing.map(({ dur }) => dur))) };
};

interface TraceEvent {
  name: string;
  /** Kind of the event; 'X' has a beginning and a duration. */
  ph: string;
  pid: number;
  tid: number;
  /** Start in microseconds. */
  ts: number;
  /** Duration in microseconds. */
  dur: number;
  args?: { data?: { type?: string } };
}

const endOf = ({ ts, dur }: TraceEvent): number => ts + dur;

const milliseconds = (micro: number): number => micro / 1000;

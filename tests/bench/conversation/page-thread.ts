import type { Browser, Page } from '@playwright/test';

/** What the page's thread did for a key, in milliseconds; waiting for the next frame is no work and not in it. */
export interface KeyWork {
  /** The task of its events: handlers, editing, layout. */
  events: number;
  /** The task of the frame that shows it: styles, layout, painting, handing over to the compositor. */
  frame: number;
}

/** By the browser's own trace: what each key that is typed meanwhile costs, and the longest task between the keys. */
export const watchKeys = async (
  browser: Browser,
  page: Page,
  type: () => Promise<void>,
): Promise<{ keys: KeyWork[]; longestTask: number }> => {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'cc'] });
  await type();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const downs = trace.traceEvents.filter(
    ({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown',
  );
  const [first] = downs;
  if (!first) throw new Error('The trace has no keys.');
  const ofPage = trace.traceEvents
    .filter(({ pid, tid, ph }) => pid === first.pid && tid === first.tid && ph === 'X')
    .toSorted((one, other) => one.ts - other.ts);
  const tasks = ofPage.filter(({ name }) => name === 'ThreadControllerImpl::RunTask');
  const frames = ofPage.filter(({ name }) => name === 'ProxyMain::BeginMainFrame');
  const around = (event: TraceEvent): TraceEvent => {
    const task = tasks.find(({ ts, dur }) => ts <= event.ts && endOf(event) <= ts + dur);
    if (!task) throw new Error(`The trace has no task around ${event.name}.`);
    return task;
  };
  const keys = downs.map((down) => {
    const own = around(down);
    const shown = frames.find(({ ts }) => ts >= endOf(own));
    return { events: milliseconds(own.dur), frame: shown ? milliseconds(around(shown).dur) : 0 };
  });
  const typing = tasks.filter((task) => endOf(task) >= first.ts);
  return { keys, longestTask: milliseconds(Math.max(...typing.map(({ dur }) => dur))) };
};

interface TraceEvent {
  name: string;
  /** 'X': one with a beginning and a duration. */
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur: number;
  args?: { data?: { type?: string } };
}

const endOf = ({ ts, dur }: TraceEvent): number => ts + dur;

const milliseconds = (micro: number): number => micro / 1000;

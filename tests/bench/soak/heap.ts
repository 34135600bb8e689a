/** Memory metrics of a process, in megabytes. */
export interface Heap {
  /** Used heap, including garbage. */
  used: number;
  /** Heap that V8 has allocated. */
  reserved: number;
  /** Buffers outside the heap. */
  external: number;
}

/** Reads a part's metrics. */
export const readHeap = async (metricsPort: number): Promise<Heap> => {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const read = (kind: string): number =>
    Number(new RegExp(`struma_memory_bytes\\{kind="${kind}"\\} (\\S+)`).exec(text)?.[1]) / 1024 / 1024;
  return { used: read('heapUsed'), reserved: read('heapTotal'), external: read('external') };
};

/**
 * Prints one line per minute. The lowest used heap of a minute is the heap just after a garbage collection, without
 * garbage.
 */
export const printHeap = (part: string, samples: readonly { at: number; heap: Heap }[]): void => {
  console.log(
    `\n| ${part}, minute | in use, lowest | reserved, highest | external, highest |\n| --- | --- | --- | --- |`,
  );
  const minutes = Map.groupBy(samples, ({ at }) => Math.floor(at / 60_000) + 1);
  for (const [minute, within] of minutes) {
    const used = Math.min(...within.map(({ heap }) => heap.used));
    const reserved = Math.max(...within.map(({ heap }) => heap.reserved));
    const external = Math.max(...within.map(({ heap }) => heap.external));
    console.log(`| ${minute} | ${used.toFixed(0)} MB | ${reserved.toFixed(0)} MB | ${external.toFixed(0)} MB |`);
  }
};

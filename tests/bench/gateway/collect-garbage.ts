// Preloaded into the gateway, which runs with --expose-gc. On the message `collect` it collects garbage and sends the
// memory usage to the parent process.
declare const gc: (options?: { type: 'major'; execution: 'async' }) => Promise<void>;

process.on('message', (message) => {
  if (message === 'collect') void collect().then((usage) => process.send?.(usage));
});

const collect = async (): Promise<NodeJS.MemoryUsage> => {
  for (let times = 0; times < 4; times += 1) await gc({ type: 'major', execution: 'async' });
  return process.memoryUsage();
};

export {};

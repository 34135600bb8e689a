import { once } from 'node:events';
import { eventually } from '../../builders/eventually.ts';

const inspector = 'http://127.0.0.1:9229/json/list';

/** Triggers a full garbage collection of a process through its inspector, which is open only during this call. */
export const collectGarbage = async (pid: number): Promise<void> => {
  process.kill(pid, 'SIGUSR1');
  const [target] = await eventually(listTargets, (targets) => targets.length > 0);
  if (!target) throw new Error(`The inspector of process ${pid} does not answer.`);
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await once(socket, 'open');
  const call = async (method: string, params: object = {}): Promise<void> => {
    socket.send(JSON.stringify({ id: 1, method, params }));
    await once(socket, 'message');
  };
  await call('HeapProfiler.collectGarbage');
  const closed = once(socket, 'close');
  const expression = "require('node:inspector').close()";
  socket.send(
    JSON.stringify({ id: 2, method: 'Runtime.evaluate', params: { expression, includeCommandLineAPI: true } }),
  );
  await closed;
};

const listTargets = async (): Promise<{ webSocketDebuggerUrl: string }[]> => {
  try {
    return (await (await fetch(inspector)).json()) as { webSocketDebuggerUrl: string }[];
  } catch {
    return [];
  }
};

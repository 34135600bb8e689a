import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** The whole product, started as `npm start` starts it. */
export interface Product {
  address: string;
  /** Output of the product until it was ready. */
  output: string;
  /** Ends the product as Ctrl-C does and starts it again with the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the product with its own port and data folder; waits until it is ready. */
export const startProduct = async (
  port: number,
  dataFolder: string,
  env: Record<string, string> = {},
  options: readonly string[] = [],
): Promise<Product> => {
  let { child, output } = await launch(port, dataFolder, env, options);
  const address = `http://127.0.0.1:${port}`;
  startedProducts.add(address);
  return {
    address,
    get output() {
      return output;
    },
    async restart() {
      await stop(child);
      ({ child, output } = await launch(port, dataFolder, env, options));
    },
    stop: () => stop(child),
  };
};

/** Addresses of the products that this process has started. */
export const startedProducts = new Set<string>();

/** Settings without rate limits and daily limits, and with ad hoc queries for everyone. */
export const unlimited = {
  AD_HOC_QUERIES: 'everyone',
  REQUESTS_PER_SECOND: '0',
  CONCURRENT_REQUESTS: '0',
  EVENT_STREAMS: '0',
  ADDRESS_REQUESTS_PER_SECOND: '0',
  STATIC_REQUESTS_PER_SECOND: '0',
  CITIZEN_SIGNALS_PER_DAY: '0',
};

const launch = (
  port: number,
  dataFolder: string,
  env: Record<string, string>,
  options: readonly string[],
): Promise<{ child: ChildProcess; output: string }> => {
  const child = spawn(process.execPath, ['scripts/start.ts', ...options], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', PORT: String(port), DATA_DIR: dataFolder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (bytes: Buffer) => {
      output += bytes.toString();
      if (output.includes('Struma is ready')) resolve({ child, output });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`The product did not start (exit ${code}):\n${output}`)));
  });
};

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  await exited;
};

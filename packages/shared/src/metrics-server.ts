import { createServer } from 'node:http';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { gauge, metricsText } from './metrics.ts';

export interface MetricsSettings {
  host: string;
  /** If null, there is no metrics server. */
  port: number | null;
}

export interface MetricsServer {
  stop(): Promise<void>;
}

/** Serves the metrics of the process at `/metrics` on a separate port, without authentication. */
export const serveMetrics = async ({ host, port }: MetricsSettings): Promise<MetricsServer> => {
  if (port === null) return { stop: async () => undefined };
  const stopWatching = registerProcessMetrics();
  const server = createServer((request, response) => {
    const isKnown = request.url?.split('?', 1)[0] === '/metrics';
    const [status, text] = isKnown ? readMetrics() : [404, ''];
    response.writeHead(status, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
    response.end(text);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new Error(`Cannot serve metrics on port ${port}: ${error.message}`)));
    server.listen(port, host, resolve);
  });
  return {
    stop: async () => {
      stopWatching();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
};

/** A metric that cannot be read must not end the process. */
const readMetrics = (): [status: number, text: string] => {
  try {
    return [200, metricsText()];
  } catch (error) {
    return [500, `The metrics could not be read: ${error instanceof Error ? error.message : 'unknown error'}\n`];
  }
};

const registerProcessMetrics = (): (() => void) => {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  gauge('struma_event_loop_delay_seconds', 'Delay of the event loop since the last reading.', () => {
    const seconds = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e9);
    const reading = {
      mean: seconds(delay.mean || 0),
      p50: seconds(delay.percentile(50)),
      p99: seconds(delay.percentile(99)),
      max: seconds(delay.max),
    };
    delay.reset();
    return reading;
  });
  gauge('struma_event_loop_utilization', 'Share of the time since the start that the event loop was busy.', () => {
    return performance.eventLoopUtilization().utilization;
  });
  gauge('struma_memory_bytes', 'Memory of the process.', () => {
    const { rss, heapUsed, heapTotal, external, arrayBuffers } = process.memoryUsage();
    return { rss, heapUsed, heapTotal, external, arrayBuffers };
  });
  gauge('struma_cpu_seconds_total', 'CPU time of the process.', () => {
    const { user, system } = process.cpuUsage();
    return { user: user / 1e6, system: system / 1e6 };
  });
  gauge('struma_start_time_seconds', 'When the process started, in seconds since 1970.', () => {
    return Math.round((performance.timeOrigin / 1000) * 1000) / 1000;
  });
  return () => delay.disable();
};

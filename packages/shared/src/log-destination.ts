import { fstatSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import sonicBoom from 'sonic-boom';
import type { LogFailures } from './log-failures.ts';
import { maskInLogLines } from './personal-data.ts';

/** Writes log lines and masks personal numbers in them. Writing never throws, waits or ends the process. */
export interface LogDestination {
  write(line: string): void;
  /** Waits until the lines so far are written, for half a second at most. */
  flush(): Promise<void>;
}

/**
 * Maximum size, in bytes, of the log lines that wait for a slow destination. Further writes are dropped. A dropped
 * write is counted once, even if it has several lines.
 */
const bufferBytes = 1024 * 1024;
const retryEveryMs = 1_000;

/** The log of a process on its standard output: a pipe, a socket, a terminal or a file. */
export const standardOutputLog = (failures: LogFailures): LogDestination => {
  // Without these listeners, a write error of another writer, such as console, would end the process.
  process.stderr.on('error', () => undefined);
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => failures.add(code ?? 'UNKNOWN'));
  const output = fstatSync(1);
  const isStream = output.isFIFO() || output.isSocket();
  return inBatches(isStream ? streamLog(process.stdout, failures) : descriptorLog(1, failures));
};

/**
 * Writes to an open file without waiting for the disk. Lines that a full disk refused are tried again every second, and
 * with each new line, until they are written.
 */
export const descriptorLog = (
  fd: number,
  failures: LogFailures,
  onWritten: (bytes: number) => void = () => undefined,
): LogDestination & { close(): void } => {
  const boom = new sonicBoom.SonicBoom({ fd, sync: false, maxLength: bufferBytes, retryEAGAIN: () => false });
  let waiting = 0;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;
  boom.on('write', (bytes) => {
    waiting -= bytes;
    onWritten(bytes);
  });
  boom.on('error', ({ code }: NodeJS.ErrnoException) => {
    failures.add(code ?? 'UNKNOWN');
    // SonicBoom itself retries only with the next line, and not at all while its buffer is full.
    retry ??= setTimeout(() => {
      retry = undefined;
      if (!isClosed) boom.write('');
    }, retryEveryMs).unref();
  });
  boom.on('drop', (line) => {
    waiting -= Buffer.byteLength(line);
    failures.add('DROPPED');
  });
  return {
    write(line) {
      const masked = maskInLogLines(line);
      waiting += Buffer.byteLength(masked);
      boom.write(masked);
    },
    flush: () => waitUntil(() => waiting <= 0),
    close() {
      isClosed = true;
      boom.destroy();
    },
  };
};

/** Node writes to pipes and sockets without blocking; bytes that a slow reader has not read yet stay in memory. */
const streamLog = (stream: NodeJS.WriteStream, failures: LogFailures): LogDestination => ({
  write(lines) {
    if (stream.writableLength > bufferBytes) failures.add('DROPPED');
    else stream.write(maskInLogLines(lines));
  },
  flush: () => waitUntil(() => stream.writableLength === 0),
});

/**
 * Writes all lines of one turn of the event loop together: one system call for each line took 7 % of the time of a
 * short response.
 */
const inBatches = (destination: LogDestination): LogDestination => {
  let lines = '';
  const writeLines = (): void => {
    if (lines) destination.write(lines);
    lines = '';
  };
  process.on('exit', writeLines);
  return {
    write(line) {
      if (!lines) setImmediate(writeLines);
      lines += line;
    },
    flush() {
      writeLines();
      return destination.flush();
    },
  };
};

/** Waits half a second at most. */
const waitUntil = async (isDone: () => boolean): Promise<void> => {
  for (let attemptsLeft = 50; attemptsLeft > 0 && !isDone(); attemptsLeft -= 1) await pause(10);
};

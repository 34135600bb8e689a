/**
 * Failed writes of log lines in one process, counted by error code: ENOSPC, EIO, EPIPE and others, or DROPPED if the
 * buffer was full. One write may contain several lines.
 */
export interface LogFailures {
  add(code: string): void;
  /** Returns the counts since the last call. */
  take(): Record<string, number>;
}

export interface LogFailureOptions {
  /** Counts a failure in the metrics of the process. */
  count?: (code: string) => void;
  /** Writes to standard error. */
  report?: (text: string) => void;
  now?: () => number;
}

/**
 * Counts every failure. Reports the first one, then at most one per hour, so that a bad disk cannot fill the journal.
 */
export const createLogFailures = ({
  count = () => undefined,
  report = writeToStandardError,
  now = () => performance.now(),
}: LogFailureOptions = {}): LogFailures => {
  let reportedAt = -Infinity;
  let counts: Record<string, number> = {};
  return {
    add(code) {
      count(code);
      counts[code] = (counts[code] ?? 0) + 1;
      if (now() - reportedAt < reportEveryMs) return;
      reportedAt = now();
      report(
        `The log cannot be written (${code}). Struma continues. Until the log can be written again, lines that do not fit into the buffer are lost.\n`,
      );
    },
    take() {
      const taken = counts;
      counts = {};
      return taken;
    },
  };
};

const reportEveryMs = 3_600_000;

let isGuarded = false;

/** Ignores write errors, because standard error may be closed or on a full disk too. */
const writeToStandardError = (text: string): void => {
  if (!isGuarded) process.stderr.on('error', () => undefined);
  isGuarded = true;
  process.stderr.write(text);
};

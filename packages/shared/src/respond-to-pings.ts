/** A message that the launcher sends to each part, to check that its event loop responds. */
export interface Ping {
  ping: number;
  /** Failed writes of log lines in processes that have no metrics of their own, by process and error code. */
  logFailures?: Record<string, Record<string, number>>;
}

export interface Pong {
  pong: number;
  /** Failed writes of log lines in this process since the last response. */
  logFailures: Record<string, number>;
}

export interface PingResponder {
  takeLogFailures: () => Record<string, number>;
  onForeignLogFailures?: (part: string, code: string, count: number) => void;
}

/** Responds to the launcher's pings. A process that was not started by a launcher receives none. */
export const respondToPings = ({ takeLogFailures, onForeignLogFailures }: PingResponder): void => {
  if (!process.send) return;
  process.on('message', (message) => {
    if (!isPing(message)) return;
    for (const [part, counts] of Object.entries(message.logFailures ?? {}))
      for (const [code, count] of Object.entries(counts)) onForeignLogFailures?.(part, code, count);
    const pong: Pong = { pong: message.ping, logFailures: takeLogFailures() };
    // The launcher may end between its ping and this response.
    process.send?.(pong, undefined, undefined, () => undefined);
  });
};

const isPing = (message: unknown): message is Ping =>
  typeof message === 'object' && message !== null && 'ping' in message && typeof message.ping === 'number';

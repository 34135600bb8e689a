import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy to PostgreSQL that can stop forwarding, with or without closing a connection. */
export interface SilentProxy {
  /** The database's URL through the proxy. */
  url: string;
  /** Acts as a server after a power loss: open and new connections receive nothing. */
  stopForwarding(): void;
  /** Forwards new connections again; connections that were opened before still receive nothing. */
  resumeForwarding(): void;
  /**
   * Forwards the next statement that contains `words`, then closes the connection instead of forwarding the response.
   */
  loseResponseTo(words: string, ending?: 'end' | 'reset'): void;
  stop(): Promise<void>;
}

export const startSilentProxy = async (databaseUrl: string): Promise<SilentProxy> => {
  const target = new URL(databaseUrl);
  const socketFolder = target.searchParams.get('host');
  const port = Number(target.port || '5432');
  const sockets = new Set<Socket>();
  let isSilent = false;
  let lost: { words: string; ending: 'end' | 'reset' } | null = null;
  const server = createServer((near) => {
    const far = socketFolder ? connect(`${socketFolder}/.s.PGSQL.${port}`) : connect(port, target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => !muted.has(near) && !isSilent && to.write(bytes));
      from.on('error', () => undefined);
      from.on('close', () => (sockets.delete(from), to.destroy()));
    }
    if (isSilent) muted.add(near);
    near.on('data', (bytes) => {
      if (lost === null || !bytes.includes(lost.words)) return;
      const { ending } = lost;
      lost = null;
      muted.add(near);
      far.once('data', () => (ending === 'reset' ? near.resetAndDestroy() : near.destroy()));
    });
  });
  const muted = new WeakSet<Socket>();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    stopForwarding: () => {
      isSilent = true;
      for (const socket of sockets) muted.add(socket);
    },
    resumeForwarding: () => void (isSilent = false),
    loseResponseTo: (words, ending = 'end') => void (lost = { words, ending }),
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
};

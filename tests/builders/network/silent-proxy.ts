import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Stands between somebody and PostgreSQL, and can stop passing on what is said, with or without ending a connection. */
export interface SilentProxy {
  /** The database's address by way of the proxy. */
  url: string;
  /** As after a power loss: open connections, and new ones, hear nothing any more. */
  fallSilent(): void;
  /** New connections are passed on again; those that fell silent stay so. */
  speak(): void;
  /** The next statement with these words is passed on; once it is answered the connection ends, without the answer. */
  loseAnswerTo(words: string, ending?: 'end' | 'reset'): void;
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
      from.on('data', (bytes) => !isMute.has(near) && !isSilent && to.write(bytes));
      from.on('error', () => undefined);
      from.on('close', () => (sockets.delete(from), to.destroy()));
    }
    if (isSilent) isMute.add(near);
    near.on('data', (bytes) => {
      if (lost === null || !bytes.includes(lost.words)) return;
      const { ending } = lost;
      lost = null;
      isMute.add(near);
      far.once('data', () => (ending === 'reset' ? near.resetAndDestroy() : near.destroy()));
    });
  });
  const isMute = new WeakSet<Socket>();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    fallSilent: () => {
      isSilent = true;
      for (const socket of sockets) isMute.add(socket);
    },
    speak: () => void (isSilent = false),
    loseAnswerTo: (words, ending = 'end') => void (lost = { words, ending }),
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
};

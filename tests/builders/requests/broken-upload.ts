import { connect } from 'node:net';
import { once } from 'node:events';
import type { BrowserClient } from '../people/browser-client.ts';
import { formType } from './reply-form.ts';

/** Begins an upload that stays incomplete: the header Content-Length is larger than the number of sent bytes. */
export const beginUpload = async (
  person: BrowserClient,
  address: string,
  { signalId, bytes }: { signalId: string | number; bytes: Buffer },
): Promise<{ breakOff(): Promise<void> }> => {
  const { hostname, port, host } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const head = [
    `POST /files/signals/${signalId}/responses HTTP/1.1`,
    `Host: ${host}`,
    `Cookie: ${[...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`,
    'X-Struma: 1',
    `Content-Type: ${formType}`,
    `Content-Length: ${bytes.length + 10_000_000}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await new Promise((resolve) => socket.write(bytes, resolve));
  return {
    breakOff: async () => {
      const closed = once(socket, 'close');
      socket.destroy();
      await closed;
    },
  };
};

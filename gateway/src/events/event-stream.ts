import type { ServerResponse } from 'node:http';
import type { Caller } from '../kernel/access/caller.ts';
import { typedError } from '../kernel/errors.ts';
import type { Hub } from './hub.ts';

/** Writes a stream that lives as long as the caller may see its events. */
export type ServeEvents = (response: ServerResponse, listener: Listener) => void;

export interface Listener {
  caller: Caller;
  /** The last event that the client has seen; null: none. */
  since: number | null;
  /** When the present token ends, in milliseconds since 1970. */
  expiresAt: number;
  /** Compares the session as it is now with the one that opened the stream. 'changed': it goes on with other rights. */
  checkSession: () => Promise<'same' | 'changed' | 'over'>;
}

export interface EventSettings {
  /** False: only operators receive events of signals. */
  hasCitizenDesk?: boolean;
  heartbeatMilliseconds?: number;
}

/** UNSUPPORTED if the service sends no events: then clients read the lists again and again. */
export const createEventStreams =
  (hub: Hub, { hasCitizenDesk = true, heartbeatMilliseconds = 15_000 }: EventSettings = {}): ServeEvents =>
  (response, { caller, since, expiresAt, checkSession }) => {
    // `close` has already fired if the client disconnected while its session was checked.
    if (response.closed) return;
    if (!hub.isSupported() || !(hasCitizenDesk || caller.actions.includes('OPERATOR'))) throw typedError('UNSUPPORTED');
    // Without pieces an event goes to the connection as it is, which ends with the stream.
    response.removeHeader('transfer-encoding');
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    response.write(`retry: ${comeAgainMilliseconds}\n\n`);
    /** Nothing may follow the end, even while what came before is still on its way. */
    const end = (last?: string): void => {
      clean();
      response.end(last);
    };
    const write = (text: string | Uint8Array): void => {
      // Whoever does not read does not make us keep what he does not read.
      if (response.writableLength > mostUnread) response.destroy();
      // Past the response, which would gather each for the end of the turn: a tenth of what an event costs.
      else response.socket?.write(text);
    };
    const stop = hub.subscribe({ caller, write, end: () => end() }, since);
    const beat = async (): Promise<void> => {
      // Cookies cannot follow on an open stream: the browser comes again with the token that it has by then.
      if (Date.now() > expiresAt - renewMilliseconds) return end();
      const found = await checkSession();
      if (found === 'over') return end('event: over\ndata: {}\n\n');
      // The browser comes again, and is told what those rights open.
      if (found === 'changed') return end();
      if (!response.writableEnded) write(': \n\n');
    };
    const beats = setInterval(() => void beat().catch(() => end()), heartbeatMilliseconds);
    const clean = (): void => {
      clearInterval(beats);
      stop();
    };
    response.once('close', clean);
  };

const comeAgainMilliseconds = 1_000;
const renewMilliseconds = 20_000;
const mostUnread = 256 * 1024;

import type { IncomingMessage, ServerResponse } from 'node:http';
import { isMet } from '../kernel/access/access-plan.ts';
import type { Caller } from '../kernel/access/caller.ts';
import type { AccessRule } from '../kernel/access/directives.ts';
import { typedError } from '../kernel/errors.ts';
import { readId } from '../kernel/input/ids.ts';
import type { Hub } from './hub.ts';

/** Answers `GET /events`: a stream that lives as long as the visitor may see what it tells. */
export type ServeEvents = (request: IncomingMessage, response: ServerResponse, visitor: Listening) => void;

interface Listening {
  caller: Caller;
  /** When the present token ends, in milliseconds since 1970. */
  expiresAt: number;
  /** How it stands with the session just now. */
  standing: () => Promise<Standing>;
}

/** 'changed': the session goes on with other rights. */
export type Standing = 'same' | 'changed' | 'over';

interface EventSettings {
  /** False: nobody but operators hears of signals. */
  hasCitizenDesk?: boolean;
  heartbeatMilliseconds?: number;
}

/** UNSUPPORTED where the service tells nothing: then the lists have to be asked again and again. */
export const createEventRoute =
  (
    hub: Hub,
    rule: AccessRule,
    { hasCitizenDesk = true, heartbeatMilliseconds = 15_000 }: EventSettings = {},
  ): ServeEvents =>
  (request, response, { caller, expiresAt, standing }) => {
    // Whoever left while it was found out who asks would never be missed.
    if (response.closed) return;
    if (!isMet(rule, caller)) throw typedError('FORBIDDEN');
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
    const stop = hub.subscribe({ caller, write, end: () => end() }, readSince(request));
    const beat = async (): Promise<void> => {
      // Cookies cannot follow on an open stream: the browser comes again with the token that it has by then.
      if (Date.now() > expiresAt - renewMilliseconds) return end();
      const found = await standing();
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

/** Browsers say by the header where they were; the first time a page may say it in the address. */
const readSince = ({ headers, url = '' }: IncomingMessage): number | null => {
  const header = headers['last-event-id'];
  const said = typeof header === 'string' ? header : new URL(url, 'http://gateway').searchParams.get('since');
  if (!said) return null;
  // Before the first event.
  return said === '0' ? 0 : readId(said);
};

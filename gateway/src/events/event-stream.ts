import type { ServerResponse } from 'node:http';
import { satisfiesRule } from '../kernel/access/access-plan.ts';
import type { AccessRule } from '../kernel/access/directives.ts';
import type { Principal } from '../kernel/access/principal.ts';
import { typedError } from '../kernel/errors.ts';
import type { Hub } from './hub.ts';

/** Writes an event stream until the client disconnects, the principal loses access or the token is about to expire. */
export type ServeEvents = (response: ServerResponse, listener: Listener) => void;

export interface Listener {
  principal: Principal;
  /** Number of the last event that the client received; null if there was none. */
  since: number | null;
  /** When the token expires, in milliseconds since 1970. */
  expiresAt: number;
  /** Compares the current session with the one that opened the stream. 'changed': the session has other rights now. */
  checkSession: () => Promise<SessionChange>;
  /** Calls `onRevoked` when the session is revoked, which may be at once. Returns the function that unsubscribes. */
  watchSession: (onRevoked: (change: SessionChange) => void) => () => void;
}

type SessionChange = 'same' | 'changed' | 'over';

/** The rules that a principal must satisfy to receive events. */
export interface EventRules {
  signals: AccessRule;
  nomenclatures: AccessRule;
  /** The rule of a list, by its root field in the schema; undefined if there is no such list. */
  list: (name: string) => AccessRule | undefined;
}

export interface EventSettings {
  /** If false, only operators receive events of signals. */
  hasCitizenPortal?: boolean;
  heartbeatMilliseconds?: number;
}

/**
 * Returns a function that serves event streams. It throws UNSUPPORTED if the service sends no events or the principal
 * may receive none; clients then poll the lists.
 */
export const createEventStreams =
  (
    hub: Hub,
    rules: EventRules,
    { hasCitizenPortal = true, heartbeatMilliseconds = 15_000 }: EventSettings = {},
  ): ServeEvents =>
  (response, { principal, since, expiresAt, checkSession, watchSession }) => {
    // `close` has already fired if the client disconnected during authentication.
    if (response.closed) return;
    const receivesSignals =
      satisfiesRule(rules.signals, principal) && (hasCitizenPortal || principal.actions.includes('OPERATOR'));
    if (!hub.isSupported() || !(receivesSignals || satisfiesRule(rules.nomenclatures, principal)))
      throw typedError('UNSUPPORTED');
    // Without chunked encoding, events can be written to the socket. The connection ends with the stream.
    response.removeHeader('transfer-encoding');
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    response.write(`retry: ${reconnectMs}\n\n`);
    /** Ends the stream with the text `last`. Nothing may be written later, even while earlier bytes are buffered. */
    const end = (last?: string): void => {
      clean();
      response.end(last);
    };
    /** After 'changed' the browser reconnects and receives the events of its new rights. */
    const endAfter = (change: SessionChange): void =>
      end(`event: ${change === 'over' ? 'over' : 'rights'}\ndata: {}\n\n`);
    const write = (text: string | Uint8Array): void => {
      // Limits the buffer for clients that do not read.
      if (response.writableLength > maxUnreadBytes) response.destroy();
      // The response would buffer each event until the end of the event loop's turn. Writing to the socket takes a
      // tenth of the time.
      else response.socket?.write(text);
    };
    const canReadList = (name: string): boolean => {
      const rule = rules.list(name);
      return rule !== undefined && satisfiesRule(rule, principal);
    };
    const unsubscribe = hub.subscribe({ principal, receivesSignals, canReadList, write, end: () => end() }, since);
    const heartbeat = async (): Promise<void> => {
      // An open stream cannot set cookies, so the browser reconnects with a new token.
      if (Date.now() > expiresAt - renewBeforeMs) return end();
      const change = await checkSession();
      if (change !== 'same') return endAfter(change);
      if (!response.writableEnded) write(': \n\n');
    };
    const timer = setInterval(() => void heartbeat().catch(() => end()), heartbeatMilliseconds);
    const clean = (): void => {
      clearInterval(timer);
      unsubscribe();
    };
    response.once('close', clean);
    // If the session is already revoked, this call ends the stream.
    const unwatch = watchSession(endAfter);
    if (response.writableEnded) unwatch();
    else response.once('close', unwatch);
  };

const reconnectMs = 1_000;
const renewBeforeMs = 20_000;
const maxUnreadBytes = 256 * 1024;

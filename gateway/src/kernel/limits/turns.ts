import type { ServerResponse } from 'node:http';
import { createTurns as createTurnsPerUser } from '@struma/shared/turns.ts';

type Kind = 'persisted' | 'adHoc' | 'download' | 'tile' | 'largeBody' | 'form';

/**
 * Runs the work of a request when one of the user's turns is free. Requests of other users do not wait. Returns null if
 * the client has disconnected before the work began.
 */
export type TakeTurn = <T>(
  request: { subject: string; kind: Kind; response: ServerResponse },
  work: () => Promise<T>,
) => Promise<T | null>;

/**
 * Limits how many requests of one user run at once. Without this limit, twenty large requests of one user would delay
 * all other users until the last of the twenty is finished.
 */
export const createTurns = (): TakeTurn => {
  const turns = {
    // The REST service has the same limit for the requests of one user.
    persisted: createTurnsPerUser(4),
    // An ad-hoc query may cost more than the queries of the web client.
    adHoc: createTurnsPerUser(2),
    // A browser opens at most six connections to a server.
    download: createTurnsPerUser(6),
    // Twice as many as the REST service answers at once. More would occupy connections that all users share.
    tile: createTurnsPerUser(8),
    // Parsing blocks all users for some milliseconds, and a user rarely sends two large bodies at once.
    largeBody: createTurnsPerUser(1),
    // A user whose connection was lost in the middle of one form can send a second form at once.
    form: createTurnsPerUser(2),
  };
  return async ({ subject, kind, response }, work) => {
    if (response.destroyed) return null;
    try {
      return await turns[kind](subject, () => signalOfClose(response), work);
    } catch (error) {
      if (error === clientLeft) return null;
      throw error;
    }
  };
};

const clientLeft = new Error('The client has disconnected.');

/** Returns a signal that aborts when the response closes. */
const signalOfClose = (response: ServerResponse): AbortSignal => {
  const disconnected = new AbortController();
  response.once('close', () => disconnected.abort(clientLeft));
  return disconnected.signal;
};

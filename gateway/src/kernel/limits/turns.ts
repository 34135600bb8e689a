import type { ServerResponse } from 'node:http';
import { createTurns as createTurnsOfPeople } from '@struma/shared/turns.ts';

type Kind = 'persisted' | 'adHoc' | 'download';

/**
 * Runs work in the name of a person, in turn: further work of the same person waits, that of others does not. Null if
 * the client has disconnected before the work began.
 */
export type TakeTurn = <T>(
  request: { subject: string; kind: Kind; response: ServerResponse },
  work: () => Promise<T>,
) => Promise<T | null>;

/**
 * Without turns, twenty large requests of one person would be executed in one go, and everybody else would wait until
 * the last of them is finished.
 */
export const createTurns = (): TakeTurn => {
  const turns = {
    // The REST service answers as many requests of one person at once.
    persisted: createTurnsOfPeople(4),
    // Such a query may cost more than those of our pages.
    adHoc: createTurnsOfPeople(2),
    // Browsers open six connections to a server.
    download: createTurnsOfPeople(6),
  };
  return async ({ subject, kind, response }, work) => {
    if (response.destroyed) return null;
    const left = new AbortController();
    const leave = (): void => left.abort();
    response.once('close', leave);
    try {
      return await turns[kind](subject, left.signal, work);
    } catch (error) {
      if (error === left.signal.reason) return null;
      throw error;
    } finally {
      response.off('close', leave);
    }
  };
};

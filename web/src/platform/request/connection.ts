import { createStore } from '../store.ts';

/**
 * 'offline': the last request had no response. 'returning': responses arrive again, and the parts of the page are being
 * loaded. 'failing': the gateway responds, but the services behind it do not.
 */
export type ConnectionState = 'connected' | 'offline' | 'returning' | 'failing';

export interface Connection {
  state: ConnectionState;
  /** Time of the last response before any outage, rounded down to a second. Null before the first response. */
  lastResponse: Date | null;
}

export const initialConnection: Connection = { state: 'connected', lastResponse: null };

export const connection = createStore<Connection>(initialConnection);

/** False if the gateway could not reach the identity provider when the session was last checked. */
export const isSignInAvailable = createStore(true);

/**
 * Reports any response. After an outage, a response only begins the recovery: the state is 'connected' when the parts
 * are loaded.
 */
export const reportResponse = (): void =>
  connection.set((previous) => {
    const { state, lastResponse } = previous;
    if (state !== 'connected') return { state: state === 'offline' ? 'returning' : state, lastResponse };
    const now = thisSecond();
    // The same value within one second: otherwise each of many responses would render the page.
    return lastResponse?.getTime() === now.getTime() ? previous : { state, lastResponse: now };
  });

const thisSecond = (): Date => new Date(Math.floor(Date.now() / 1000) * 1000);

export const reportNoResponse = (): void => setState('offline');

/** Reports that a service behind the gateway did not respond. */
export const reportFailure = (): void => setState('failing');

/** Reports that all parts of the page are loaded again. */
export const reportRecovery = (): void =>
  connection.set((previous) =>
    previous.state === 'failing' || previous.state === 'returning'
      ? { state: 'connected', lastResponse: thisSecond() }
      : previous,
  );

const setState = (state: ConnectionState): void =>
  connection.set((previous) => (previous.state === state ? previous : { ...previous, state }));

/** Whether a response with this HTTP status means that the gateway or a service behind it does not respond. */
export const isOutageStatus = (status: number): boolean => status >= 502 && status <= 504;

const outageCodes: readonly string[] = ['OFFLINE', 'UPSTREAM_FAILED', 'UPSTREAM_TIMEOUT'];

/** Whether a request with this error code failed because of an outage, and is sent again after the outage. */
export const isOutage = (code: string): boolean => outageCodes.includes(code);

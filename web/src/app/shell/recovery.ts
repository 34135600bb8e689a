import type { ApolloClient, ObservableQuery } from '@apollo/client';
import { connection, isOutage, reportFailure, reportRecovery } from '../../platform/request/connection.ts';
import { errorText } from '../../platform/request/error-text.ts';
import { probe } from '../../platform/request/probe.ts';

/**
 * Pauses between attempts. They are short enough that, with the time of the requests and of one more attempt for the
 * parts of the page, everything is loaded again within 5 seconds.
 */
const probeEveryMs = 1500;
const partsEveryMs = 1000;
/** Pages must not all send their requests in the same moment. */
const spreadMs = 500;

/**
 * Ends an outage: requests the state of the product until its services respond, then refetches the queries on screen. A
 * query that fails again is repeated alone. `onAttempt` is called after each attempt without success. Returns the
 * function that stops it.
 */
export const startRecovery = (client: ApolloClient, onAttempt: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isStopped = false;
  /** Whether all content on screen may be old, because nothing was loaded for a time. */
  let isAllOld = connection.get().state !== 'failing';

  const attempt = async (): Promise<void> => {
    if (isRunning || isStopped) return;
    isRunning = true;
    clearTimeout(timer);
    const isReady = await probe();
    if (isReady) await reload(client, isAllOld);
    isAllOld = !isReady;
    isRunning = false;
    if (isStopped) return;
    if (isReady && findFailed(client).length === 0) return reportRecovery();
    if (isReady) reportFailure();
    onAttempt();
    timer = setTimeout(() => void attempt(), (isReady ? partsEveryMs : probeEveryMs) + Math.random() * spreadMs);
  };

  const stopListening = connection.subscribe(() => connection.get().state === 'returning' && void attempt());
  const onSight = (): void => void (document.hidden || attempt());
  window.addEventListener('online', onSight);
  document.addEventListener('visibilitychange', onSight);
  void attempt();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stopListening();
    window.removeEventListener('online', onSight);
    document.removeEventListener('visibilitychange', onSight);
  };
};

const reload = async (client: ApolloClient, isAllOld: boolean): Promise<void> => {
  const queries = isAllOld ? [...client.getObservableQueries('active')] : findFailed(client);
  // Each part shows its own error.
  await Promise.allSettled(queries.map((query) => query.refetch()));
};

const findFailed = (client: ApolloClient): ObservableQuery[] =>
  [...client.getObservableQueries('active')].filter((query) => {
    const { error } = query.getCurrentResult();
    return error !== undefined && query.options.context?.['isOptional'] !== true && isOutage(errorText(error).code);
  });

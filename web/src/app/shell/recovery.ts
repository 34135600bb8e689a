import type { ApolloClient, ObservableQuery } from '@apollo/client';
import { runSilently } from '../../platform/request/busy.ts';
import { connection, isOutage, reportFailure, reportRecovery } from '../../platform/request/connection.ts';
import { readError } from '../../platform/request/read-error.ts';
import { probe } from '../../platform/request/probe.ts';

/**
 * Pauses between attempts: while the services do not respond (`probeEveryMs`), and while single queries fail
 * (`partsEveryMs`). The pauses are short enough that a page is complete within 5 seconds after the end of an outage.
 */
const probeEveryMs = 1500;
const partsEveryMs = 1000;
/** A random part of this time is added to each pause, so that open pages do not send their requests all at once. */
const spreadMs = 500;

/**
 * Polls the gateway until its services respond, then refetches the queries on screen: all of them if all content may be
 * old, otherwise only those that failed. `onFailedAttempt` is called after each attempt without success. Returns a
 * function that stops the recovery.
 */
export const startRecovery = (client: ApolloClient, onFailedAttempt: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isStopped = false;
  /** True if all content on screen may be old, because no request succeeded for a time. */
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
    onFailedAttempt();
    timer = setTimeout(() => void attempt(), (isReady ? partsEveryMs : probeEveryMs) + Math.random() * spreadMs);
  };

  const stopListening = connection.subscribe(() => connection.get().state === 'returning' && void attempt());
  const attemptIfVisible = (): void => void (document.hidden || attempt());
  window.addEventListener('online', attemptIfVisible);
  document.addEventListener('visibilitychange', attemptIfVisible);
  void attempt();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stopListening();
    window.removeEventListener('online', attemptIfVisible);
    document.removeEventListener('visibilitychange', attemptIfVisible);
  };
};

const reload = async (client: ApolloClient, isAllOld: boolean): Promise<void> => {
  const queries = isAllOld ? [...client.getObservableQueries('active')] : findFailed(client);
  // Errors are ignored here: each part of the page shows its own error.
  await Promise.allSettled(runSilently(() => queries.map((query) => query.refetch())));
};

const findFailed = (client: ApolloClient): ObservableQuery[] =>
  [...client.getObservableQueries('active')].filter((query) => {
    const { error } = query.getCurrentResult();
    return error !== undefined && query.options.context?.['isOptional'] !== true && isOutage(readError(error).code);
  });

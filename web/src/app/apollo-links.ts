import { ApolloLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { Observable } from 'rxjs';
import { beginRequest, isRunSilently, silentContext } from '../platform/request/busy.ts';
import { connection, isOutage, reportFailure } from '../platform/request/connection.ts';
import { readError } from '../platform/request/read-error.ts';
import { reportPossibleRightsChange } from '../platform/request/possible-rights-changes.ts';
import { reportSessionOver } from '../platform/request/session-over.ts';
import { toast } from '../platform/toast.ts';

/** Counts pending operations, except those with `silent` in their context and those that `runSilently` starts. */
export const busyLink = new ApolloLink((operation, forward) => {
  if (isRunSilently()) operation.setContext(silentContext);
  if (operation.getContext()['silent'] === true) return forward(operation);
  return new Observable((observer) => {
    const subscription = forward(operation).subscribe(observer);
    // Deferred: a query starts during rendering, when React allows no state updates of other components.
    queueMicrotask(() => {
      if (!subscription.closed) subscription.add(beginRequest());
    });
    return subscription;
  });
});

/**
 * Handles errors of all operations. UNAUTHENTICATED opens the sign-in dialog. An outage starts the recovery. FORBIDDEN
 * makes the page read the user's rights again. Every error except UNAUTHENTICATED also shows a toast, but a failed
 * query shows none if the browser is offline or the banner already reports an outage. Flags in the operation's context:
 * `isOptional`: a failure does not count as an outage; `handlesAccessErrors`: UNAUTHENTICATED opens no dialog, and
 * FORBIDDEN does not read the rights again, because the caller handles both; `silent`: no toast.
 */
export const errorLink = new ErrorLink(({ error, operation }) => {
  const context = operation.getContext();
  const { reason, code, traceId } = readError(error);
  const isReported = code === 'OFFLINE' || connection.get().state !== 'connected';
  if (isOutage(code) && code !== 'OFFLINE' && context['isOptional'] !== true) reportFailure();
  if (code === 'FORBIDDEN' && context['handlesAccessErrors'] !== true) reportPossibleRightsChange();
  if (code === 'UNAUTHENTICATED') {
    if (context['handlesAccessErrors'] !== true) reportSessionOver();
  } else if (context['silent'] !== true && (operation.operationType === 'mutation' || !isReported))
    toast.error(reason, { traceId });
});

import { ApolloLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { Observable } from 'rxjs';
import { beginRequest } from '../platform/request/busy.ts';
import { isOutage, reportFailure } from '../platform/request/connection.ts';
import { readError } from '../platform/request/read-error.ts';
import { reportForbidden } from '../platform/request/forbidden.ts';
import { reportSessionOver } from '../platform/request/session-over.ts';
import { toast } from '../platform/toast.ts';

/** Counts pending operations, except those with `silent` in their context. */
export const busyLink = new ApolloLink((operation, forward) => {
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
 * Handles the errors that forms cannot: an expired session opens the sign-in, an outage starts the recovery, FORBIDDEN
 * makes the page read the person's rights again, and a failed mutation shows a toast. A failed query shows no toast,
 * because its page shows the error instead of the content. Flags in the operation's context: `isOptional`: a failure
 * does not count as an outage; `mayBeSignedOut`: the caller handles UNAUTHENTICATED and FORBIDDEN; `silent`: no toast.
 */
export const errorLink = new ErrorLink(({ error, operation }) => {
  const context = operation.getContext();
  const { reason, code, traceId } = readError(error);
  if (isOutage(code) && code !== 'OFFLINE' && context['isOptional'] !== true) reportFailure();
  if (code === 'FORBIDDEN' && context['mayBeSignedOut'] !== true) reportForbidden();
  if (code === 'UNAUTHENTICATED') {
    if (context['mayBeSignedOut'] !== true) reportSessionOver();
  } else if (operation.operationType === 'mutation' && context['silent'] !== true) toast.error(reason, { traceId });
});

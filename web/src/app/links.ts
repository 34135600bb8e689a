import { ApolloLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { Observable } from 'rxjs';
import { beginRequest } from '../platform/busy.ts';
import { errorText } from '../platform/error-text.ts';
import { reportSessionOver } from '../platform/session-over.ts';
import { toast } from '../platform/toast.ts';

/** Counts operations as pending, but those whose context says `silent`. */
export const busyLink = new ApolloLink((operation, forward) => {
  if (operation.getContext()['silent'] === true) return forward(operation);
  return new Observable((observer) => {
    const subscription = forward(operation).subscribe(observer);
    // Later: a query begins while its page is being drawn, when nobody else may be drawn.
    queueMicrotask(() => {
      if (!subscription.closed) subscription.add(beginRequest());
    });
    return subscription;
  });
});

/**
 * The one place for errors that no form can mend: a session that is over opens the sign-in, a failed change says so in
 * a toast. A failed read is left to its page, which shows it in the place of the content.
 */
export const errorLink = new ErrorLink(({ error, operation }) => {
  const context = operation.getContext();
  const { reason, code, traceId } = errorText(error);
  if (code === 'UNAUTHENTICATED') {
    if (context['mayBeSignedOut'] !== true) reportSessionOver();
  } else if (operation.operationType === 'mutation' && context['silent'] !== true) toast.error(reason, { traceId });
});

interface TrackedResolver<Resolve> {
  resolve: Resolve;
  extensions: { isTracked: true };
}

/**
 * Declares that the value of a resolver depends only on its parent, its arguments, the principal and what it reads with
 * `context.rest`. Only then may the gateway send a cached response while these reads are unchanged. Reads with `get`
 * and `find` can be compared; any other call makes the response uncacheable. The declaration includes the fields of the
 * value that have no resolver of their own.
 */
export const tracked = <Resolve>(resolve: Resolve): TrackedResolver<Resolve> => ({
  resolve,
  extensions: { isTracked: true },
});

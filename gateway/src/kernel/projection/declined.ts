/**
 * Why the byte projection (projection.ts) did not make a response.
 * - `document`: it does not support the operation, for example because a resolver reads the content of a REST response,
 *   or the response is too long.
 * - `shape`: it does not support the bytes of a REST response.
 * - `failure`: the variables are invalid, or a resolver or a read failed.
 * - `paused`: it was not tried, because the operation was declined several times in a row.
 */
export type DeclineReason = 'document' | 'shape' | 'failure' | 'paused';

/**
 * Thrown to decline the projection. The operation is then executed without projection, which uses the REST responses
 * that were already read.
 */
export class Declined extends Error {
  readonly reason: DeclineReason;

  constructor(reason: DeclineReason) {
    super(reason);
    this.reason = reason;
  }
}

/** Declines are expected and frequent: the two thrown errors are created once, without a stack trace. */
const createShared = (reason: DeclineReason): Declined => Object.assign(new Declined(reason), { stack: undefined });

const documentDeclined = createShared('document');
const shapeDeclined = createShared('shape');

export const declineShape = (): never => {
  throw shapeDeclined;
};

export const declineDocument = (): never => {
  throw documentDeclined;
};

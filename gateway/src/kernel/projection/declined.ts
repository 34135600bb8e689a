/**
 * Why the byte projection (projection.ts) did not make a response. `document`: the resolvers of the operation read the
 * content of a REST response. `shape`: the projection does not support the bytes of a REST response. `failure`: a
 * resolver or a read failed. `paused`: the operation was declined too often.
 */
export type DeclineReason = 'document' | 'shape' | 'failure' | 'paused';

/**
 * Thrown to end the projection. The operation is then executed without projection, with the REST responses already
 * read.
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

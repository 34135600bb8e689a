/**
 * Why a response was not projected. `document`: its resolvers do more than pass on what they read. `shape`: bytes of
 * the REST service that the projection does not understand. `failure`: a resolver or a read failed. `paused`: the
 * operation was declined too often.
 */
export type DeclineReason = 'document' | 'shape' | 'failure' | 'paused';

/** Thrown to leave the projection. The same request then runs the ordinary way, with the responses already read. */
export class Declined extends Error {
  readonly reason: DeclineReason;

  constructor(reason: DeclineReason) {
    super(reason);
    this.reason = reason;
  }
}

/** Declines are expected and frequent, so each reason has one shared error, which has no stack trace. */
const createShared = (reason: DeclineReason): Declined => Object.assign(new Declined(reason), { stack: undefined });

const documentDeclined = createShared('document');
const shapeDeclined = createShared('shape');

export const declineShape = (): never => {
  throw shapeDeclined;
};

export const declineDocument = (): never => {
  throw documentDeclined;
};

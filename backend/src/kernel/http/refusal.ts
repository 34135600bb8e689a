/** A failure with its HTTP status and the Bulgarian text to show. */
export class HttpFailure extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'HttpFailure';
    this.status = status;
  }
}

/** A field of the request has a wrong value. The response names the field, beside which a form shows the message. */
export class FieldFailure extends HttpFailure {
  readonly field: string;

  constructor(field: string, message: string) {
    super(400, message);
    this.name = 'FieldFailure';
    this.field = field;
  }
}

/**
 * A dependency failed while the rest of the service works. The response names the dependency, so that the gateway does
 * not count the whole service as failed. `outside`: an external host or the identity provider. `map`: the index of the
 * network.
 */
export class PartFailure extends HttpFailure {
  readonly part: 'outside' | 'map';

  constructor(status: number, message: string, part: PartFailure['part']) {
    super(status, message);
    this.name = 'PartFailure';
    this.part = part;
  }
}

/**
 * A business rule refused the request: sent as '(0) text' with status 200, which the clients of the REST service
 * expect.
 */
export class Refusal extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Refusal';
  }
}

/** '(code) text', the format of every business response. A positive code is the id of the record. */
export const codedText = (code: number, text: string): string => `(${code}) ${text}`;

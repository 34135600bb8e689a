/** A failure with its HTTP status and the Bulgarian text to show. */
export class HttpFailure extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'HttpFailure';
    this.status = status;
  }
}

/** A part failed while the service is well: whoever asks is told which, and does not take all of it for failed. */
export class PartFailure extends HttpFailure {
  readonly part: 'outside' | 'map';

  constructor(status: number, message: string, part: PartFailure['part']) {
    super(status, message);
    this.name = 'PartFailure';
    this.part = part;
  }
}

/** A business rule says no: answered as '(0) text' with status 200, as the REST service's callers know it. */
export class Refusal extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Refusal';
  }
}

/** '(code) text', the form of every business answer; a positive code names the record. */
export const codedText = (code: number, text: string): string => `(${code}) ${text}`;

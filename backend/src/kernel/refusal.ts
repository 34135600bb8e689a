/** A failure with its HTTP status and the Bulgarian text to show. */
export class HttpFailure extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'HttpFailure';
    this.status = status;
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

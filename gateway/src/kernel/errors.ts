import type { ErrorCode } from '@struma/schema/resolvers.ts';

/** What /files answers instead of the bytes or the result. */
export interface Failure {
  status: number;
  body: { code: ErrorCode; message: string; traceId: string };
}

/** Makes the HTTP answer of a thrown error. Unknown ones are INTERNAL_SERVER_ERROR with 'Грешка'. */
export declare const describeFailure: (error: unknown, traceId: string) => Failure;

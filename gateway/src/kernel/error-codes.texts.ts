import type { ErrorCode } from './schema-types.generated.ts';

interface ErrorCodeRules {
  /** HTTP status of a response with this error. */
  status: number;
  /** Statuses of the REST service that map to this error. Others map to BAD_USER_INPUT (4xx) or UPSTREAM_FAILED. */
  upstream?: readonly number[];
  /**
   * True if the REST service sends these statuses only before it stores anything. Default: true for 4xx except 408, and
   * for 503.
   */
  isBeforeWrite?: boolean;
  /** Default message. */
  text: string;
}

/** Every error code. A new code is an entry here and a value of `ErrorCode` in schema/common.graphql. */
export const errorCodes: Readonly<Record<ErrorCode, ErrorCodeRules>> = {
  UNAUTHENTICATED: { status: 401, upstream: [401], text: 'Сесията Ви е изтекла.' },
  FORBIDDEN: { status: 403, upstream: [403], text: 'Нямате права за това действие.' },
  NOT_FOUND: { status: 404, upstream: [404], text: 'Записът не е намерен.' },
  BAD_USER_INPUT: { status: 400, text: 'Невалидни данни.' },
  UNSUPPORTED: { status: 400, text: 'Услугата не поддържа тази възможност.' },
  BUSY: { status: 409, upstream: [409], text: 'Записът се променя в момента. Опитайте пак след малко.' },
  TOO_COSTLY: { status: 400, text: 'Заявката е твърде сложна.' },
  RATE_LIMITED: { status: 429, upstream: [429], text: 'Твърде много заявки. Опитайте пак след малко.' },
  DOCUMENT_NOT_ALLOWED: { status: 403, text: 'Заявката не е позволена.' },
  STORAGE_FULL: { status: 507, upstream: [507], isBeforeWrite: true, text: 'Няма свободно място за файловете.' },
  UPSTREAM_FAILED: { status: 502, text: 'Услугата не отговори правилно. Опитайте пак след малко.' },
  UPSTREAM_TIMEOUT: { status: 504, upstream: [408, 504], text: 'Услугата не отговори навреме.' },
  INTERNAL_SERVER_ERROR: { status: 500, text: 'Грешка' },
  GRAPHQL_PARSE_FAILED: { status: 400, text: 'Невалидна заявка.' },
  GRAPHQL_VALIDATION_FAILED: { status: 400, text: 'Невалидна заявка.' },
  OPERATION_RESOLUTION_FAILURE: { status: 400, text: 'Невалидна заявка.' },
  BAD_REQUEST: { status: 400, text: 'Невалидна заявка.' },
};

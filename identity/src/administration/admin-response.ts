/** A response of the administration API. Without `json` it has no body. */
export interface AdminResponse {
  status: number;
  json?: unknown;
  /** Path of the new record below the realm, for example `/users/…`. */
  location?: string;
}

/** An error response of the administration API. Its body has one of Keycloak's three formats of errors. */
export class AdminFailure extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;

  constructor(status: number, body: Record<string, unknown>) {
    super(JSON.stringify(body));
    this.name = 'AdminFailure';
    this.status = status;
    this.body = body;
  }
}

export const ok = (json: unknown): AdminResponse => ({ status: 200, json });
export const noContent: AdminResponse = { status: 204 };

export const notFound = (error: string): AdminFailure => new AdminFailure(404, { error });
export const userNotFound = (): AdminFailure => notFound('User not found');
export const unknownPath = (): AdminFailure => notFound('HTTP 404 Not Found');

export const conflict = (errorMessage: string): AdminFailure => new AdminFailure(409, { errorMessage });

/** The error of an invalid attribute of a user. */
export const badAttribute = (field: string, errorMessage: string, ...params: unknown[]): AdminFailure =>
  new AdminFailure(400, { field, errorMessage, params: [field, ...params] });

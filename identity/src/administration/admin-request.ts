import type { IncomingMessage } from 'node:http';
import type { IdentityServices } from '../server.ts';
import { AdminFailure, unknownPath } from './admin-response.ts';
import type { AdminResponse } from './admin-response.ts';

export interface AdminRequest {
  identity: IdentityServices;
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** The parsed JSON. Undefined if the request has no body. */
  body: unknown;
}

export interface AdminRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the realm, for example `/users/{user}`. */
  path: string;
  /** Roles of `realm-management`; the caller needs all of them. */
  roles: readonly string[];
  handle: (request: AdminRequest) => Promise<AdminResponse>;
}

export const manageUsers = ['manage-users'];
export const manageUsersAndViewClients = ['manage-users', 'view-clients'];

const maxBodyBytes = 1024 * 1024;

export const readBody = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBodyBytes) throw new AdminFailure(413, { error: 'HTTP 413 Request Entity Too Large' });
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString('utf8');
  if (!text.trim()) return undefined;
  if (!request.headers['content-type']?.startsWith('application/json'))
    throw new AdminFailure(415, { error: 'The content-type header value did not match the value in @Consumes' });
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new AdminFailure(400, { error: 'invalid_request', error_description: 'Cannot parse the JSON' });
  }
};

/** Returns the body as an object. Throws if the body is not an object or has an unknown field. */
export const requireObject = (
  body: unknown,
  representation: string,
  fields: ReadonlySet<string>,
): Record<string, unknown> => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw badJson();
  const unknown = Object.keys(body).find((field) => !fields.has(field));
  if (unknown !== undefined) {
    const error = `Invalid json representation for ${representation}. Unrecognized field "${unknown}" at line 1 column 1.`;
    throw new AdminFailure(400, { error });
  }
  return body as Record<string, unknown>;
};

export const badJson = (): AdminFailure =>
  new AdminFailure(400, { error: 'unknown_error', error_description: 'Cannot parse the JSON' });

/** Reads a number parameter; null if it is absent. Throws 404 unless it is a whole number of at most nine digits. */
const readNumber = (query: URLSearchParams, name: string): number | null => {
  const text = query.get(name);
  if (text === null) return null;
  if (!/^-?\d{1,9}$/.test(text)) throw unknownPath();
  return Number(text);
};

/**
 * Reads the parameters `first` and `max` as offset and limit for SQL. The limit null means all rows. As in Keycloak, a
 * negative `max` means all rows too.
 */
export const readPage = (
  query: URLSearchParams,
  defaultLimit: number | null,
): { offset: number; limit: number | null } => {
  const max = readNumber(query, 'max');
  const offset = Math.max(0, readNumber(query, 'first') ?? 0);
  return { offset, limit: max === null ? defaultLimit : max < 0 ? null : max };
};

export const isUuid = (text: string): boolean =>
  /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(text);

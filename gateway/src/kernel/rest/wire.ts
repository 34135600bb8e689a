/**
 * Types of the REST contract, and functions that write a query and check a response. `wire`: a value as REST sends it.
 */
import type { paths } from '@struma/schema/rest.ts';

interface JsonGet {
  get: { responses: { 200: { content: { 'application/json': unknown } } } };
}

/** Paths of the REST contract with a JSON response to GET. */
export type GetPath = { [P in keyof paths]: paths[P] extends JsonGet ? P : never }[keyof paths];

type QueryOf<P extends GetPath> = paths[P] extends { get: { parameters: { query?: infer Q } } }
  ? NonNullable<Q>
  : never;

/** The query parameters of a path of `GetPath`. */
export type GetQuery<P extends GetPath> = [QueryOf<P>] extends [never] ? Record<string, never> : QueryOf<P>;

/** The response body of a path of `GetPath`. */
export type ResponseBody<P extends GetPath> = paths[P] extends {
  get: { responses: { 200: { content: { 'application/json': infer A } } } };
}
  ? A
  : never;

interface JsonPost {
  post: {
    requestBody: { content: { 'application/json': unknown } };
    responses: { 200: { content: { 'application/json': unknown } } };
  };
}

/** Paths of the REST contract with a JSON body and a JSON response to POST. */
export type PostPath = { [P in keyof paths]: paths[P] extends JsonPost ? P : never }[keyof paths];

/** The request body of a path of `PostPath`. */
export type PostBody<P extends PostPath> = paths[P] extends {
  post: { requestBody: { content: { 'application/json': infer B } } };
}
  ? B
  : never;

/** The response body of a path of `PostPath`. */
export type PostResponseBody<P extends PostPath> = paths[P] extends {
  post: { responses: { 200: { content: { 'application/json': infer A } } } };
}
  ? A
  : never;

/** Appends query parameters to a path. A list becomes repeated parameters; null and undefined are omitted. */
export const writeQuery = (path: string, query: object): string => {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined && item !== null) parameters.append(name, String(item));
  const text = parameters.toString();
  return text ? `${path}?${text}` : path;
};

/** Throws a TypeError if a property of `shape` is missing or has another type. Other properties are not checked. */
export const assertShape = <W extends object>(
  wire: W,
  shape: Readonly<Partial<Record<keyof W, 'string' | 'number' | 'boolean'>>>,
): void => {
  for (const name in shape)
    if (typeof wire[name] !== shape[name])
      throw new TypeError(`${name} is ${typeof wire[name]} instead of ${shape[name]}.`);
};

/** Returns a Boolean response. Throws a TypeError for any other value. */
export const readFlag = (response: boolean): boolean => {
  if (typeof response !== 'boolean') throw new TypeError('The response is no Boolean.');
  return response;
};

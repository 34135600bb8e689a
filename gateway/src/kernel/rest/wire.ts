import type { paths } from '@struma/schema/rest.ts';

interface JsonGet {
  get: { responses: { 200: { content: { 'application/json': unknown } } } };
}

/** Paths of the REST contract that answer JSON to a GET. */
export type GetPath = { [P in keyof paths]: paths[P] extends JsonGet ? P : never }[keyof paths];

type QueryOf<P extends GetPath> = paths[P] extends { get: { parameters: { query?: infer Q } } }
  ? NonNullable<Q>
  : never;

/** The query parameters of such a path. */
export type GetQuery<P extends GetPath> = [QueryOf<P>] extends [never] ? Record<string, never> : QueryOf<P>;

/** What such a path answers. */
export type Answer<P extends GetPath> = paths[P] extends {
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

/** Paths of the REST contract that take JSON by POST and answer JSON. */
export type PostPath = { [P in keyof paths]: paths[P] extends JsonPost ? P : never }[keyof paths];

/** What such a path takes. */
export type PostBody<P extends PostPath> = paths[P] extends {
  post: { requestBody: { content: { 'application/json': infer B } } };
}
  ? B
  : never;

/** What such a path answers. */
export type PostAnswer<P extends PostPath> = paths[P] extends {
  post: { responses: { 200: { content: { 'application/json': infer A } } } };
}
  ? A
  : never;

/** A path with its parameters in their order. Lists are repeated parameters; absent values are left out. */
export const writeQuery = (path: string, query: object): string => {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) parameters.append(name, String(one));
  const text = parameters.toString();
  return text ? `${path}?${text}` : path;
};

/** Throws where what must be there is not there. What may be absent is not looked at. */
export const demandForm = <W extends object>(
  wire: W,
  form: Readonly<Partial<Record<keyof W, 'string' | 'number' | 'boolean'>>>,
): void => {
  for (const name in form)
    if (typeof wire[name] !== form[name]) throw new TypeError(`${name} is ${typeof wire[name]}, not ${form[name]}.`);
};

/** An answer that is true or false. */
export const readFlag = (answer: boolean): boolean => {
  if (typeof answer !== 'boolean') throw new TypeError('Neither true nor false.');
  return answer;
};

import type { paths } from '@struma/schema/rest.ts';

interface JsonGet {
  get: { parameters: { query?: unknown }; responses: { 200: { content: { 'application/json': unknown } } } };
}

/** Paths of the REST contract that answer JSON to a GET. */
export type GetPath = { [P in keyof paths]: paths[P] extends JsonGet ? P : never }[keyof paths] & string;

type GetOf<P extends GetPath> = paths[P] extends { get: infer G } ? G : never;

/** The query parameters of such a path. */
export type GetQuery<P extends GetPath> = GetOf<P> extends { parameters: { query?: infer Q } } ? Q : never;

/** What such a path answers. */
export type Answer<P extends GetPath> =
  GetOf<P> extends { responses: { 200: { content: { 'application/json': infer A } } } } ? A : never;

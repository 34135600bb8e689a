/** Compares the integrators' guide, docs/integrating.md, with the schema and the routes of the gateway. */
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { buildSchema, parse, validate, type GraphQLSchema } from 'graphql';
import { fileRoutes } from '../../gateway/src/files/files.routes.ts';

const textOf = (path: string): Promise<string> => readFile(new URL(`../../${path}`, import.meta.url), 'utf8');

let guide: string;
let schema: GraphQLSchema;
beforeAll(async () => {
  guide = await textOf('docs/integrating.md');
  schema = buildSchema(await textOf('schema/generated/schema.graphql'));
});

describe("the integrators' guide", () => {
  test('GQ-4 shows documents that are valid for the schema', () => {
    const documents = [...guide.matchAll(/```graphql\n(.*?)```/gs)].map(([, text = '']) => text);
    const inlineDocuments = [...guide.matchAll(/"query":"(.*?)"\}/g)].map(([, text = '']) => text);
    expect(documents.length + inlineDocuments.length).toBe(3);
    for (const document of [...documents, ...inlineDocuments]) expect(validate(schema, parse(document))).toEqual([]);
  });

  test('names exactly the upload routes', () => {
    const named = [...guide.matchAll(/^\| `(POST \/files\/[^`]*)` /gm)].map(([, route]) => route);
    expect(named).toEqual(fileRoutes.filter((route) => route.startsWith('POST')));
  });
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

test('GQ-5 the schema has no name of the REST service', async () => {
  const schema = await readFile(join(import.meta.dirname, '../../schema/generated/schema.graphql'), 'utf8');
  const words =
    /UTC|Utc|Local\b|nameBg|KeyValue|attachmentToResponses|createdBy|fromClient|StatusObject|priorityObject|JSON-encoded|brekad|apartaments|WaterMeterl|gategories|sortBy|sortDesc|itemsPerPage|_[a-z]/;
  // Here two of the words have their plain meaning: who created a breakdown, and an item's name in two languages.
  const own = schema
    .replace(/(?<=^type Breakdown\b[^}]*\n)  createdBy: String\n/m, '')
    .replaceAll(/^(type|input) \w*NomenclatureItem\w*[^}]*\}/gm, (type) => type.replace(/^  nameBg:/m, '  name:'));
  const names = [...own.matchAll(/^\s*(?:type|input|enum|interface|union|scalar)?\s*([A-Za-z_]+)\s*[({:=]/gm)].map(
    ([, name]) => name,
  );
  expect(names.length).toBeGreaterThan(80);
  expect(names.filter((name = '') => words.test(name))).toEqual([]);
  expect(schema).not.toMatch(/\(code\)|nulled|\bJSON string\b/);
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

test('GQ-5 the schema contains no field names of the REST service', async () => {
  const schema = await readFile(join(import.meta.dirname, '../../schema/generated/schema.graphql'), 'utf8');
  const restNames =
    /UTC|Utc|Local\b|nameBg|KeyValue|attachmentToResponses|createdBy|fromClient|StatusObject|priorityObject|JSON-encoded|brekad|apartaments|WaterMeterl|gategories|sortBy|sortDesc|itemsPerPage|_[a-z]/;
  // Two of the REST names are correct terms here: who created a breakdown, and an item's name in two languages.
  const checkedSchema = schema
    .replace(/(?<=^type Breakdown\b[^}]*\n)  createdBy: String\n/m, '')
    .replaceAll(/^(type|input) \w*NomenclatureItem\w*[^}]*\}/gm, (type) => type.replace(/^  nameBg:/m, '  name:'));
  const declarations = checkedSchema.matchAll(
    /^\s*(?:type|input|enum|interface|union|scalar)?\s*([A-Za-z_]+)\s*[({:=]/gm,
  );
  const names = [...declarations].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(80);
  expect(names.filter((name = '') => restNames.test(name))).toEqual([]);
  expect(schema).not.toMatch(/\(code\)|nulled|\bJSON string\b/);
});

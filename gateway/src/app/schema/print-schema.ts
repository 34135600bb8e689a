// Writes schema/generated/schema.graphql: the whole schema in one file, with the directives that printSchema omits.
// With --check it writes nothing and fails if the committed file would change.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { print } from 'graphql';
import { readSchemaDocument, schemaFolder } from './schema-document.ts';

const target = join(schemaFolder, 'generated/schema.graphql');
const text = `# Written from the files in schema/: change those, then npm run generate.\n\n${print(readSchemaDocument())}\n`;

if (!process.argv.includes('--check')) writeFileSync(target, text);
else if (readFileSync(target, 'utf8') !== text) {
  process.stderr.write('schema/generated/schema.graphql is stale: run npm run generate.\n');
  process.exitCode = 1;
}

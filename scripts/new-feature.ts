// Writes the skeleton of a feature with one list: npm run new:feature -- <names> [--table <table>] [--column <column>].
// `npm run generate` and `npm run format` come after it.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { singularOf, writeFeature } from './new-feature/write-feature.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { name: { type: 'string' }, table: { type: 'string' }, column: { type: 'string' } },
});
const names = positionals[0] ?? '';
if (!/^[a-z]+(-[a-z]+)*$/.test(names)) {
  console.error(
    'Usage: npm run new:feature -- <names> [--name <singular>] [--table <table>] [--column <column>]\n' +
      '<names>: plural, in small letters with hyphens, as in water-meters. The table is the singular unless given, the column is name.',
  );
  process.exit(1);
}
const name = values.name ?? singularOf(names);
const feature = { names, name, table: values.table ?? name.replaceAll('-', '_'), column: values.column ?? 'name' };
for (const path of writeFeature(join(import.meta.dirname, '..'), feature)) console.log(path);
console.log('Next: npm run generate, npm run format, npm run check.');

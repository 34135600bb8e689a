// Writes the skeleton of a feature with a list and a record page: npm run new:feature -- <names>. The usage text below
// lists the options. Run `npm run generate` and `npm run format` afterwards.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { singularOf, writeFeature } from './new-feature/write-feature.ts';

const text = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { name: text, table: text, column: text, singular: text, plural: text },
});
const names = positionals[0] ?? '';
const { singular, plural } = values;
const isValid = /^[a-z]+(-[a-z]+)*$/.test(names) && ![singular, plural].some((word) => word && /['`\\]/.test(word));
if (!isValid) {
  console.error(
    'Usage: npm run new:feature -- <names> [--singular <Bulgarian name>] [--plural <Bulgarian name>]\n' +
      '         [--name <singular of names>] [--table <table>] [--column <column>]\n' +
      '<names>: plural, in small letters with hyphens, as in water-meters. Defaults: the\n' +
      'table is --name with underscores (water_meter), the column with the text of a record is name, and the Bulgarian\n' +
      'names are the English ones. Names must not contain quotes or backslashes.',
  );
  process.exit(1);
}
const name = values.name ?? singularOf(names);
const feature = {
  pluralName: names,
  singularName: name,
  table: values.table ?? name.replaceAll('-', '_'),
  column: values.column ?? 'name',
  bulgarianSingular: singular ?? toTitle(name),
  bulgarianPlural: plural ?? toTitle(names),
};
for (const path of writeFeature(join(import.meta.dirname, '..'), feature)) console.log(path);
if (!singular || !plural) console.log(`Write the Bulgarian names into web/src/${names}/${names}.texts.ts.`);
console.log('Next: npm run generate, npm run format, npm run check.');

function toTitle(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1).replaceAll('-', ' ');
}

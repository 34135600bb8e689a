import { expect, test } from '@jest/globals';
import { draftOf, readDraft } from './filter-draft.ts';
import type { FilterField } from './filter-fields.ts';
import { describeValue, filterInput, paramsOf } from './filter-kinds.ts';

const fields: readonly FilterField[] = [
  { kind: 'private', name: 'identifier', label: 'ЕГН' },
  {
    kind: 'text',
    name: 'carnetPage',
    label: 'Карнет',
    check: (text) => (text.includes(',,') ? 'Грешно' : undefined),
  },
];
const params = paramsOf(fields);

test('CL-3 the URL has only a key of a private value; the query has the value', () => {
  const { values } = readDraft(params, { identifier: ' 7523169263 ' });
  expect(JSON.stringify(values)).not.toContain('7523169263');
  expect(filterInput(fields, values)).toEqual({ identifier: '7523169263' });
  expect(draftOf(params, values)).toEqual({ identifier: '7523169263' });
  const [param] = params;
  expect(param && describeValue(param, values['identifier'] ?? '')).toBe('••••••••');
});

test('CL-3 a text in the URL that is not a key of this window is not accepted', () => {
  const [param] = params;
  expect(param?.accepts('7523169263')).toBe(false);
});

test('AD-2 a text with a problem is not searched for', () =>
  expect(readDraft(params, { carnetPage: '123,,5' })).toEqual({ values: {}, problems: { carnetPage: 'Грешно' } }));

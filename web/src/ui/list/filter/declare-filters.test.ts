import { describe, expect, test } from '@jest/globals';
import type { Viewer } from '../audience.ts';
import { declareFilters, type ShownFilters } from './declare-filters.ts';
import { readDraft } from './filter-draft.ts';
import { filterInput, paramsOf } from './filter-kinds.ts';

const schema = {
  checked: { kind: 'dateTimeRange' },
  isBroken: { kind: 'yesNoAny' },
  street: { kind: 'text' },
  ownerIds: { kind: 'ids' },
  states: { kind: 'enums', values: ['NEW', 'OLD'] },
  view: { kind: 'enum', values: ['MINE', 'ALL'], needs: 'VIEWS' },
} as const;

const shown = {
  states: { address: 'state', label: 'Състояние', audience: 'everyone' },
  street: { label: 'Улица', audience: 'everyone' },
  checked: { from: 'Проверен от', to: 'Проверен до' },
  isBroken: { label: 'Повреден', audience: 'citizens' },
  ownerIds: { address: 'owner', label: 'Собственик' },
  view: { label: 'Изглед', options: { MINE: 'Мои', ALL: 'Всички' }, isHidden: true },
} satisfies ShownFilters<typeof schema>;

const fieldsOf = (viewer: Viewer) => declareFilters({ fields: schema, shown }, viewer);
const operator: Viewer = { isOperator: true, features: ['VIEWS'] };

describe('filters of a list', () => {
  test('have the order of `shown`; filters without an audience are shown to operators only', () => {
    const namesFor = (viewer: Viewer) => fieldsOf(viewer).map(({ name }) => name);
    expect(namesFor(operator)).toEqual(['state', 'street', 'checked', 'owner', 'view']);
    expect(namesFor({ isOperator: false, features: ['VIEWS'] })).toEqual(['state', 'street', 'isBroken']);
  });

  test('are left out if the REST service lacks their feature', () => {
    expect(fieldsOf({ isOperator: true, features: [] }).map(({ name }) => name)).not.toContain('view');
  });

  test('FI-8 the value of each kind is in the GraphQL filter, under the name of the schema', () => {
    const values = { state: 'NEW', street: 'Орион', owner: '7', view: 'MINE', checkedFrom: '2026-11-01T00:00' };
    expect(filterInput(fieldsOf(operator), values)).toEqual({
      states: ['NEW'],
      street: 'Орион',
      checked: { from: '2026-11-01T00:00:00+02:00' },
      ownerIds: ['7'],
      view: 'MINE',
    });
    const citizen = fieldsOf({ isOperator: false, features: [] });
    expect(filterInput(citizen, { isBroken: 'false' })).toEqual({ isBroken: false });
    expect(filterInput(citizen, {})).toBeUndefined();
  });

  test('LG-1 a filter by ids without a source of choices is a number field', () => {
    const params = paramsOf(fieldsOf(operator));
    expect(fieldsOf(operator).find(({ name }) => name === 'owner')?.kind).toBe('id');
    expect(readDraft(params, { owner: ' 7 ' })).toEqual({ values: { owner: '7' }, problems: {} });
    expect(readDraft(params, { owner: '№ 7' })).toEqual({ values: { owner: '7' }, problems: {} });
    expect(readDraft(params, { owner: 'седем' })).toEqual({ values: {}, problems: { owner: 'Въведете число.' } });
    expect(readDraft(params, { owner: '' })).toEqual({ values: {}, problems: {} });
    expect(readDraft(params, { street: 'я'.repeat(201) }).problems).toEqual({});
  });

  test('IM-8 the values of a filter with several values are in one parameter of the URL', () => {
    const several = { states: { ...shown.states, isMultiple: true } } satisfies ShownFilters<typeof schema>;
    const severalFor = (features: string[]) =>
      declareFilters({ fields: schema, shown: several }, { isOperator: true, features });
    const fields = severalFor(['MULTIPLE_FILTER_VALUES']);
    const [param] = paramsOf(fields);
    expect(['NEW', 'NEW,OLD', 'NEW,NEW', 'NEW,x', 'NEW,'].map((value) => param?.accepts(value))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(filterInput(fields, { state: 'NEW,OLD' })).toEqual({ states: ['NEW', 'OLD'] });
    // A service without this feature takes one value.
    expect(paramsOf(severalFor([]))[0]?.accepts('NEW,OLD')).toBe(false);
    expect(filterInput(severalFor([]), { state: 'NEW' })).toEqual({ states: ['NEW'] });
  });

  test('accept the values of the schema only', () => {
    const accepted = (name: string, value: string) =>
      paramsOf(fieldsOf(operator))
        .find((param) => param.name === name)
        ?.accepts(value);
    expect([accepted('state', 'OLD'), accepted('state', 'toString'), accepted('owner', '7x')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

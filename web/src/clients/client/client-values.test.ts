import { expect, test } from '@jest/globals';
import { changesOf, describeIdentifier, newClient, problemOfIdentifier, valuesOf } from './client-values.ts';
import { texts } from './client.texts.ts';

const stored = {
  __typename: 'Client' as const,
  id: '1',
  number: '1000001',
  name: 'Борис Боев',
  identifierMasked: '••••••••63',
  type: { __typename: 'ClientType' as const, id: '1', name: 'Битов', code: '1' },
  createdAt: null,
  modifiedAt: null,
  addresses: [],
};

test('CL-2 the form does not contain the masked number, so the masked number is never sent back', () => {
  const values = valuesOf(stored);
  expect(values.identifier).toBe('');
  expect(JSON.stringify(changesOf(values, ['number', 'name', 'typeId']))).not.toContain('•');
});

test('CL-2 only changed fields are sent; an empty field is sent as null', () =>
  expect(changesOf({ ...newClient, name: ' Нов ', identifier: ' ' }, ['name', 'identifier'])).toEqual({
    name: 'Нов',
    identifier: null,
  }));

test.each([
  ['7523169263', null],
  ['104055066', null],
  [' 7523169263 ', null],
  ['', null],
  ['8032056032', 'CHECKSUM'],
  ['12', 'LENGTH'],
  ['abc', 'NOT_DIGITS'],
])('CL-1 the problem of the identifier %j is %s', (identifier, problem) =>
  expect(problemOfIdentifier({ identifier })).toBe(problem),
);

test('CL-1 the form shows the kind of the number, or that the number is wrong', () => {
  expect(describeIdentifier('7523169263')).toEqual({ hint: 'ЕГН' });
  expect(describeIdentifier('104055066')).toEqual({ hint: 'ЕИК' });
  expect(describeIdentifier('8032056032')).toEqual({ problem: texts.identifierProblems.CHECKSUM });
  expect(describeIdentifier('80320560321')).toEqual({ problem: texts.identifierProblems.LENGTH });
  expect(describeIdentifier('8032')).toEqual({ hint: texts.identifierProblems.LENGTH });
  expect(describeIdentifier('8032', true)).toEqual({ problem: texts.identifierProblems.LENGTH });
  expect(describeIdentifier('80a')).toEqual({ problem: texts.identifierProblems.NOT_DIGITS });
  expect(describeIdentifier('')).toEqual({});
});

test('CL-2 the messages are those of the specification', () => {
  expect(texts.updated('7')).toBe('Данните за клиент 7 са обновени успешно.');
  expect(texts.notUpdated('7', 'Х')).toBe('Данните за клиент 7 не са обновени. Грешка Х.');
  expect(texts.created).toBe('Данните за клиент са добавени успешно.');
  expect(texts.notCreated('Х')).toBe('Данните за клиент не са добавени. Грешка Х.');
  expect([texts.saveQuestion, texts.addQuestion]).toEqual(['Запазване данните на клиент', 'Нов клиент']);
});

import { describe, expect, test } from '@jest/globals';
import {
  findCallerFieldProblem,
  findCallerProblem,
  isSameAsNew,
  markTwins,
  isNewCaller,
  splitTypedCaller,
  toCaller,
  toCallerInput,
} from './caller.ts';

describe('SG-16 a new caller', () => {
  test.each([
    ['Живодара 0899 111 222', 'Живодара', '0899 111 222'],
    ['+359 888 12-34-56 Иван Петров', 'Иван Петров', '+359 888 12-34-56'],
    ['Иван Петров, (02) 987 65 43', 'Иван Петров', '(02) 987 65 43'],
    ['Иван Петров', 'Иван Петров', null],
    ['0888123456', '', '0888123456'],
    ['бл. 71, Иван', 'бл. 71, Иван', null],
    ['Иван 0888.123.456', 'Иван', '0888.123.456'],
    ['бл. 12 0888123456', 'бл. 12', '0888123456'],
    ['Иван от бл. 1204, 0888 123 456', 'Иван от бл. 1204', '0888 123 456'],
  ])('"%s" is read as name and telephone number', (typed, name, phone) => {
    const caller = splitTypedCaller(typed);
    expect(caller).toMatchObject({ name, phone, openSignals: 0 });
    expect(isNewCaller(caller)).toBe(true);
  });

  test.each([
    ['', null, 'name'],
    ['  ', '0888 123', 'name'],
    ['я'.repeat(201), null, 'name'],
    ['Иван', 'вкъщи', 'phone'],
    ['Иван', '12', 'phone'],
  ])('name "%s" and number "%s" have a problem of the %s', (name, phone, field) =>
    expect(findCallerProblem({ ...splitTypedCaller(''), name, phone })?.field).toBe(field),
  );

  test.each([
    ['Иван  Петров', '0888 123 456', true],
    ['иван петров', '+359 888-123-456', true],
    ['Иван Петров', '0888 123 457', false],
    ['Ивана Петрова', '0888 123 456', false],
    ['Иван Петров', null, false],
  ])('name "%s" and number "%s" are those of a stored person: %s', (name, phone, isSame) => {
    const stored = { ...toCaller({ id: '7', name: 'Иван Петров' }), phone: '0888123456' };
    const added = { ...splitTypedCaller(''), name, phone };
    expect(isSameAsNew(stored, added)).toBe(isSame);
    expect(isSameAsNew({ ...stored, name: 'Ваньо', nameAsClient: 'Иван Петров' }, added)).toBe(isSame);
  });

  test('persons with the same name and the same telephone or e-mail address are twins', () => {
    const boris = toCaller({ id: '1', name: 'Борис Иванов' });
    const people = [
      { ...boris, phone: '0888 123 456', email: 'a@example.bg' },
      { ...boris, phone: '+359888123456' },
      { ...boris, phone: '0888 123 457' },
      { ...boris, email: 'b@example.bg' },
      { ...boris, email: 'b@example.bg' },
      { ...boris, name: 'Бориса Иванова', email: 'b@example.bg' },
    ];
    expect(markTwins(people).map(({ hasTwin }) => hasTwin)).toEqual([true, true, false, true, true, false]);
  });

  test('two persons without a number are never taken for one', () =>
    expect(isSameAsNew(toCaller({ id: '7', name: 'Иван' }), splitTypedCaller('Иван'))).toBe(false));

  test('text that chooses nobody is a problem; a stored or complete caller is none', () => {
    expect(findCallerFieldProblem(null, ' Иван ')).toMatch(/^Изберете човек/);
    expect(findCallerFieldProblem(null, ' ')).toBeNull();
    expect(findCallerFieldProblem(splitTypedCaller('Иван 0888 123 456'), '')).toBeNull();
    expect(findCallerFieldProblem(toCaller({ id: '7', name: '' }), '')).toBeNull();
  });

  test('the input has the number of a known person, and name and telephone of a new one', () => {
    const known = toCaller({ id: '7', name: 'Иван' });
    expect(toCallerInput(known)).toEqual({ submitterId: '7' });
    expect(toCallerInput({ ...known, submitterId: null, clientId: '5' })).toEqual({ clientId: '5' });
    expect(toCallerInput(splitTypedCaller(' Иван '))).toEqual({ newCaller: { name: 'Иван', phone: null } });
    expect(toCallerInput({ ...splitTypedCaller('Иван'), phone: ' 0888 ' })).toEqual({
      newCaller: { name: 'Иван', phone: '0888' },
    });
  });
});

import { describe, expect, test } from '@jest/globals';
import { isStored } from './use-correct-signal.tsx';

const signal = (id: string | null, name = 'Иван Иванов') => ({
  id: '7',
  title: 'Теч',
  hasWithheldMessages: false,
  location: { latitude: 42.7, longitude: 23.3 },
  submitter: id === null ? null : { id, name },
});

describe('after a lost response, a correction counts as stored only if', () => {
  test.each([
    ['the title is stored', { title: 'Теч' }, true],
    ['the title is stored', { title: 'Друго' }, false],
    ['the place is stored', { location: { latitude: 42.7, longitude: 23.3 } }, true],
    ['the place is stored', { location: { latitude: 42.8, longitude: 23.3 } }, false],
  ])('%s: %j', (_what, part, expected) => expect(isStored(signal('9'), { id: '7', ...part }, null)).toBe(expected));

  test.each([
    ['the chosen submitter', signal('9'), { submitterId: '9' }, true],
    ['not another one with the same name', signal('7'), { submitterId: '9' }, false],
    ['no submitter', signal(null), { submitterId: null }, true],
    ['no submitter', signal('7'), { submitterId: null }, false],
    ['the client', signal('9'), { clientId: '5' }, true],
    ['not the earlier person with the same name', signal('7'), { clientId: '5' }, false],
    ['the new caller', signal('9'), { newCaller: { name: 'Иван Иванов' } }, true],
    ['not the earlier person with the same name', signal('7'), { newCaller: { name: 'Иван Иванов' } }, false],
    ['the new caller', signal('9', 'Петър'), { newCaller: { name: 'Иван Иванов' } }, false],
  ])('the signal has %s', (_what, current, choice, expected) =>
    expect(isStored(current, { id: '7', expectedSubmitterId: '7', ...choice }, { name: 'Иван Иванов' })).toBe(expected),
  );
});

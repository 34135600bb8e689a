import { describe, expect, test } from '@jest/globals';
import { parseCoordinates } from './parse-coordinates.ts';

const radomir = { latitude: 42.548, longitude: 22.963 };

describe('typed coordinates', () => {
  test.each([
    '42.548, 22.963',
    '42.548,22.963',
    '42.548 22.963',
    '  42.54800 ;22.96300 ',
    '42,548; 22,963',
    '42,548 22,963',
    '42,548, 22,963',
    '42.548° N, 22.963° E',
    '+42.548 +22.963',
  ])('MP-12 are parsed: %j', (text) => {
    expect(parseCoordinates(text)).toEqual({ kind: 'place', place: radomir });
  });

  test.each([
    ['22.963, 42.548', /разменени.*42\.54800, 22\.96300/],
    ['91, 22.963', /Ширината е между −90 и 90/],
    ['42.548, 181', /Дължината е между −180 и 180/],
    ['51.5074, -0.1278', /извън България/],
    ['−42.548, 22.963', /извън България/],
    ['42.548', /Въведете ширина и дължина/],
    ['42.548, 22.963, 5', /Въведете ширина и дължина/],
    ['София', /Адрес се търси на картата/],
    ['ул. Самоков 13', /Адрес се търси/],
    ['42.548,', /Въведете ширина и дължина/],
  ])('have a specific problem message if they are invalid: %s', (text, message) => {
    expect(parseCoordinates(text)).toMatchObject({ kind: 'problem', message: expect.stringMatching(message) });
  });

  test('suggest the swapped pair if their order is wrong', () => {
    expect(parseCoordinates('22.963 42.548')).toMatchObject({ suggestion: radomir });
  });

  test('may be empty', () => {
    expect(parseCoordinates('  ')).toEqual({ kind: 'empty' });
  });
});

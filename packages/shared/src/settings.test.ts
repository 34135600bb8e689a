import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { parseSettings, SettingsError } from './settings.ts';

const schema = z.object({ PORT: z.coerce.number('must be a number').default(8080), REST_URL: z.url('must be a URL') });

test('empty variables count as absent', () => {
  expect(parseSettings(schema, { PORT: '', REST_URL: 'http://rest', OTHER: 'x' })).toEqual({
    PORT: 8080,
    REST_URL: 'http://rest',
  });
});

test('each invalid variable has its own line', () => {
  expect(() => parseSettings(schema, { PORT: 'x', REST_URL: '' })).toThrow(
    new SettingsError(['PORT: must be a number', 'REST_URL: must be a URL']),
  );
});

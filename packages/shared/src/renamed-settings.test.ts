import { expect, test } from '@jest/globals';
import { translateRenamedSettings, warnOfDeprecatedSettings } from './renamed-settings.ts';

const renamed = { OLD_NAME: 'NEW_NAME' };

test('an old name sets the new one and is reported', () => {
  expect(translateRenamedSettings({ OLD_NAME: '7', OTHER: 'x' }, renamed)).toEqual({
    env: { NEW_NAME: '7', OTHER: 'x' },
    deprecated: [{ setting: 'OLD_NAME', replacement: 'NEW_NAME' }],
  });
});

test('the new name wins over the old one', () => {
  expect(translateRenamedSettings({ OLD_NAME: '7', NEW_NAME: '8' }, renamed).env).toEqual({ NEW_NAME: '8' });
});

test('an empty value counts as absent under either name', () => {
  expect(translateRenamedSettings({ OLD_NAME: '7', NEW_NAME: '' }, renamed).env).toEqual({ NEW_NAME: '7' });
  expect(translateRenamedSettings({ OLD_NAME: '' }, renamed)).toEqual({ env: {}, deprecated: [] });
});

test('each old name in use is logged as one line with a fixed text', () => {
  const lines: unknown[] = [];
  warnOfDeprecatedSettings([{ setting: 'OLD_NAME', replacement: 'NEW_NAME' }], {
    warn: (fields, message) => void lines.push([fields, message]),
  });
  expect(lines).toEqual([[{ setting: 'OLD_NAME', replacement: 'NEW_NAME' }, 'Setting is deprecated']]);
});

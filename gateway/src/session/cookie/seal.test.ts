import { randomBytes } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { createSeal } from './seal.ts';

const content = randomBytes(100);
const [old, fresh] = [randomBytes(32), randomBytes(32)];

describe('sealing', () => {
  test('a sealed text opens for the same purpose only', async () => {
    const { seal, open } = createSeal([old]);
    const sealed = await seal('session', content);
    expect(Buffer.from((await open('session', sealed)) ?? [])).toEqual(content);
    expect(await open('sign-in', sealed)).toBeNull();
  });

  test('a text that was changed, cut or sealed with another key does not open', async () => {
    const { seal, open } = createSeal([old]);
    const sealed = await seal('session', content);
    const middle = Math.floor(sealed.length / 2);
    const other = sealed[middle] === 'A' ? 'B' : 'A';
    expect(await open('session', sealed.slice(0, middle) + other + sealed.slice(middle + 1))).toBeNull();
    expect(await open('session', sealed.slice(0, -4))).toBeNull();
    expect(await open('session', await createSeal([fresh]).seal('session', content))).toBeNull();
    expect(await open('session', '')).toBeNull();
  });

  test('a new key seals and the old key still opens', async () => {
    const before = await createSeal([old]).seal('session', content);
    const rotated = createSeal([fresh, old]);
    expect(await rotated.open('session', before)).not.toBeNull();
    const after = await rotated.seal('session', content);
    expect(await createSeal([fresh]).open('session', after)).not.toBeNull();
    expect(await createSeal([old]).open('session', after)).toBeNull();
  });
});

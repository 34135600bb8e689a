import { expect, test } from '@jest/globals';
import { acceptedCoding } from './accepted-coding.ts';

test.each([
  ['what Chrome and Firefox send', 'gzip, deflate, br, zstd', 'zstd'],
  ['what Safari sends', 'gzip, deflate, br', 'br'],
  ['what browsers send without TLS', 'gzip, deflate', 'gzip'],
  ['one that we have not', 'deflate', null],
  ['no header', undefined, null],
  ['an empty header', '', null],
  ['the plain bytes', 'identity', null],
  ['the dearest by weight', 'zstd;q=0.1, br;q=0.9, gzip;q=0.5', 'br'],
  ['equal weights', 'gzip;q=0.5, zstd;q=0.5', 'zstd'],
  ['a weight of nothing refuses', 'zstd;q=0, br;q=0.000, gzip;q=0.001', 'gzip'],
  ['all refused', 'gzip;q=0, *;q=0', null],
  ['plain bytes dearer', 'identity, gzip;q=0.9', null],
  ['plain bytes less dear', 'identity;q=0.5, gzip', 'gzip'],
  ['plain bytes as dear', 'gzip, identity', 'gzip'],
  ['plain bytes refused', 'br, identity;q=0', 'br'],
  ['anything', '*', 'gzip'],
  ['anything but', 'gzip;q=0, *', null],
  ['the old name', 'x-gzip', 'gzip'],
  ['other letters and spaces', ' GZIP ; Q=1.0 ,BR;q=0.8', 'gzip'],
  ['weights that are none', 'br;q=, zstd;q=x, gzip;q=0.3', null],
  ['weights above 1', 'br;q=2, gzip', 'br'],
  ['nonsense', ';;,=,q=1,"gzip', null],
])('%s: %s', (_what, header, coding) => {
  expect(acceptedCoding(header)).toBe(coding);
});

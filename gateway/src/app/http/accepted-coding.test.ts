import { expect, test } from '@jest/globals';
import { acceptedCoding } from './accepted-coding.ts';

test.each([
  ['Chrome and Firefox', 'gzip, deflate, br, zstd', 'zstd'],
  ['Safari', 'gzip, deflate, br', 'br'],
  ['browsers without TLS', 'gzip, deflate', 'gzip'],
  ['an unsupported encoding', 'deflate', null],
  ['no header', undefined, null],
  ['an empty header', '', null],
  ['identity', 'identity', null],
  ['the highest weight', 'zstd;q=0.1, br;q=0.9, gzip;q=0.5', 'br'],
  ['equal weights', 'gzip;q=0.5, zstd;q=0.5', 'zstd'],
  ['weight 0 refuses', 'zstd;q=0, br;q=0.000, gzip;q=0.001', 'gzip'],
  ['all refused', 'gzip;q=0, *;q=0', null],
  ['identity with the highest weight', 'identity, gzip;q=0.9', null],
  ['identity with a lower weight', 'identity;q=0.5, gzip', 'gzip'],
  ['identity with an equal weight', 'gzip, identity', 'gzip'],
  ['identity refused', 'br, identity;q=0', 'br'],
  ['anything', '*', 'gzip'],
  ['any except one', 'gzip;q=0, *', null],
  ['the old name', 'x-gzip', 'gzip'],
  ['upper case and spaces', ' GZIP ; Q=1.0 ,BR;q=0.8', 'gzip'],
  ['invalid weights', 'br;q=, zstd;q=x, gzip;q=0.3', null],
  ['weights above 1', 'br;q=2, gzip', 'br'],
  ['nonsense', ';;,=,q=1,"gzip', null],
])('the encoding for an Accept-Encoding header, %s: %s', (_what, header, coding) => {
  expect(acceptedCoding(header)).toBe(coding);
});

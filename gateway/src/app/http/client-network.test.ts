import { describe, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import type { FastifyRequest } from 'fastify';
import { addressOf, networkOf } from './client-network.ts';

/** Sends a request over a connection from an address and returns the request as Fastify receives it. */
const sendFrom = async (remoteAddress: string, forwarded?: string, trustProxy = proxies): Promise<FastifyRequest> => {
  const server = Fastify({ trustProxy });
  const received = Promise.withResolvers<FastifyRequest>();
  server.get('/', async (request) => received.resolve(request));
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  await server.inject({ url: '/', remoteAddress, headers });
  return received.promise;
};

const proxies = ['10.0.0.7', '172.16.0.0/12', '2001:db8::/32'];

describe('the address of a client', () => {
  test.each([
    ['the address of a direct connection, whatever its header', '203.0.113.5', '1.1.1.1', '203.0.113.5'],
    ['the address that a trusted proxy saw', '10.0.0.7', '203.0.113.5', '203.0.113.5'],
    ['the address that the first of two proxies saw', '10.0.0.7', '203.0.113.5, 172.20.1.1', '203.0.113.5'],
    ['the address after those that the client wrote', '10.0.0.7', '6.6.6.6, 203.0.113.5', '203.0.113.5'],
    ['an address behind an IPv6 proxy', '2001:db8::1', '2001:db9::5', '2001:db9::5'],
    ['an address behind an IPv4 proxy on an IPv6 socket', '::ffff:10.0.0.7', '203.0.113.5', '203.0.113.5'],
    ['the proxy without a header', '10.0.0.7', undefined, '10.0.0.7'],
    ['the first address if all are proxies', '10.0.0.7', '172.16.0.1, 172.20.1.1', '172.16.0.1'],
    ['the proxy if the header has no address', '10.0.0.7', 'unknown', '10.0.0.7'],
  ])('RQ-3 is %s', async (_who, remote, forwarded, address) => {
    expect(addressOf(await sendFrom(remote, forwarded))).toBe(address);
  });

  test('a forwarded address is ignored without trusted proxies', async () => {
    expect(addressOf(await sendFrom('10.0.0.7', '203.0.113.5', []))).toBe('10.0.0.7');
  });

  test.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:0002::7', '2001:db8:1:2::/64'],
    ['2001:db8::7', '2001:db8:0:0::/64'],
    ['2001:db8:1:3::7', '2001:db8:1:3::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['203.0.113.5', '203.0.113.5'],
  ])('for the rate limits, the address %s counts as the network %s', async (address, network) => {
    expect(networkOf(await sendFrom(address))).toBe(network);
  });
});

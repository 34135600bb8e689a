import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** The address at the other end, as far as configured proxies can be believed. */
export type ClientAddress = (request: IncomingMessage) => string;

/** Proxies are addresses or networks, as in `10.0.0.0/8`. Whoever is none of them is taken for the client itself. */
export const createClientAddress = (trustedProxies: readonly string[]): ClientAddress => {
  const trusted = new BlockList();
  for (const proxy of trustedProxies) trust(trusted, proxy);
  const isTrusted = (address: string): boolean => {
    const version = isIP(address);
    return version !== 0 && trusted.check(address, family(version));
  };
  return (request) => {
    const direct = plainAddress(request.socket.remoteAddress ?? '');
    const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
    const chain = [...forwarded.flatMap((entry) => plainAddress(entry.trim()) || []), direct];
    // Each proxy adds whom it saw at the end: the last one that is no proxy of ours is the only one to be believed.
    const client = chain.findLast((entry) => !isTrusted(entry)) ?? chain[0] ?? direct;
    return isIP(client) ? client : direct;
  };
};

/** Whose requests are counted as one: of IPv6 the network of 64 bits, since a single customer has all of its addresses. */
export const networkOf = (address: string): string =>
  isIP(address) === 6 ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address;

export const isProxy = (text: string): boolean => {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
};

const trust = (trusted: BlockList, proxy: string): void => {
  const [address = '', prefix] = proxy.split('/');
  if (prefix === undefined) trusted.addAddress(address, family(isIP(address)));
  else trusted.addSubnet(address, Number(prefix), family(isIP(address)));
};

const family = (version: number): 'ipv4' | 'ipv6' => (version === 6 ? 'ipv6' : 'ipv4');

/** The eight groups in their shortest form, without the name of an interface. */
const groupsOf = (address: string): string[] => {
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`);
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
};

const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/, '');

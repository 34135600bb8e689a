import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

type Client = Pick<FastifyRequest, 'ip' | 'raw'>;

/** The client's address. A proxy that forwards something else than an address counts as the client itself. */
export const addressOf = ({ ip, raw }: Client): string =>
  ipaddr.process(isIP(ip) ? ip : (raw.socket.remoteAddress ?? '::')).toString();

/** What is counted as one client: an address, or the /64 network of IPv6, since one customer has all of its addresses. */
export const networkOf = (client: Client): string => {
  const address = ipaddr.parse(addressOf(client));
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
};

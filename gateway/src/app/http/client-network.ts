import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

type Client = Pick<FastifyRequest, 'ip' | 'raw'>;

/** The client's address. If a proxy forwards an invalid address, the address of the proxy counts. */
export const addressOf = ({ ip, raw }: Client): string =>
  ipaddr.process(isIP(ip) ? ip : (raw.socket.remoteAddress ?? '::')).toString();

/** Rate-limit key: the address; for IPv6 its /64, which one customer owns. */
export const networkOf = (client: Client): string => {
  const address = ipaddr.parse(addressOf(client));
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
};

import { BlockList, isIP, isIPv6 } from 'node:net';
import { LaunchSettingsError, type LaunchSettings } from './settings.ts';

/** True if demo users, whose passwords are public, must not be able to sign in. */
export const mustRefuseDemoUsers = (settings: LaunchSettings): boolean =>
  publicAddressOf(settings) !== null && !settings.allowsPublicDemo;

/** @throws LaunchSettingsError if the start would create demo users that other machines can use. */
export const refusePublicDemo = (settings: LaunchSettings): void => {
  const address = publicAddressOf(settings);
  if (!settings.isDemo || settings.oidcIssuer || address === null || settings.allowsPublicDemo) return;
  throw new LaunchSettingsError([
    `${address} can be reached from other machines, and everybody knows the passwords of the demo users.`,
    'Start with --no-demo for real use, with HOST=127.0.0.1 (and no PUBLIC_URL) to try the product on this machine only, or with PUBLIC_DEMO=true for a public demonstration.',
  ]);
};

/** The setting that lets other machines reach the product; null if there is none. Behind a proxy it is PUBLIC_URL. */
const publicAddressOf = ({ host, publicUrl }: LaunchSettings): string | null => {
  if (!isLoopback(host)) return `HOST ${host}`;
  return isLoopback(new URL(publicUrl).hostname) ? null : `PUBLIC_URL ${publicUrl}`;
};

/** True for loopback addresses and for localhost. Any other host name may resolve to an address of another machine. */
const isLoopback = (host: string): boolean => {
  const address = host.replace(/^\[|\]$/g, '');
  if (isIP(address) === 0) return /^(.+\.)?localhost$/i.test(address);
  return loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
};

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

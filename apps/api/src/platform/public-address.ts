import { lookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Addresses of IPv6 that the internet routes; those that embed an address of IPv4 are named by their range. */
const routed = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];

/**
 * Returns whether an IP address is one of the internet: no loopback, private, link-local, carrier-grade NAT, unique-local,
 * multicast or reserved one, and none that embeds an IPv4 address, behind which any of these may be.
 */
export function isPublicAddress(address: string) {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (parsed instanceof ipaddr.IPv4 || parsed.match(routed));
}

/** An address that must not be connected to. */
export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress';
  constructor() {
    super('The address is not on the internet');
  }
}

type Resolve = (host: string, answer: (error: Error | null, addresses: LookupAddress[]) => void) => void;
const resolveAll: Resolve = (host, answer) => lookup(host, { all: true, order: 'verbatim' }, answer);

/**
 * Creates the resolver of a connection, which refuses a name with any address that is not public. The socket connects to
 * the very addresses that were checked, so that a name cannot change in between.
 */
export const publicLookup =
  (resolve: Resolve = resolveAll): LookupFunction =>
  (host, options, callback) =>
    resolve(host, (error, addresses) => {
      const [first] = addresses;
      if (error || !first) return callback(error ?? new PrivateAddress(), '', 0);
      if (!addresses.every(({ address }) => isPublicAddress(address))) return callback(new PrivateAddress(), '', 0);
      if (options.all) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });

/** Returns the IP address that the host of a URL is; null for a name. */
export function literalAddress({ hostname }: URL) {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) ? bare : null;
}

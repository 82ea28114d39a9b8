import { BlockList, isIPv6 } from 'node:net';
import { keyCallsPerMinute } from '@sinau/contracts/core/apikey/apikey.rules';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Limit } from '../../platform/rate-limits.ts';
import { findCallingKey, updateKeyUsed } from './apikey.queries.ts';
import { hashOfKey } from './key-secret.ts';

const keyCalls: Limit = { name: 'api-key', calls: keyCallsPerMinute, seconds: 60 };

/**
 * Finds who calls by a key: its maker, as a member of its mitra and nothing else. Each use is counted; a key that may not
 * be used is refused.
 */
export const createKeyActorFinder =
  ({ db, sql, clock, limits }: Pick<Deps, 'db' | 'sql' | 'clock' | 'limits'>) =>
  async (secret: string, address: string): Promise<Actor> => {
    const now = clock.now();
    const key = await findCallingKey(sql, hashOfKey(secret), now);
    if (!key) throw new AppError('api_key_invalid');
    const { id, userId, mitraId, scopes, addresses } = key;
    if (!isWithin(addresses, address)) throw new AppError('api_key_address');
    await limits.consume(keyCalls, id);
    await updateKeyUsed(db, id, now);
    return {
      id: userId,
      sessionId: id,
      isConfirmed: false,
      staffRoles: [],
      mitraId,
      teaching: null,
      keyScopes: scopes,
    };
  };

/** Returns whether an address is one of a list of addresses and ranges; every address is, of an empty list. */
function isWithin(addresses: readonly string[], address: string) {
  if (addresses.length === 0) return true;
  const list = new BlockList();
  for (const one of addresses) {
    const [network = '', bits] = one.split('/');
    const family = familyOf(network);
    if (bits === undefined) list.addAddress(network, family);
    else list.addSubnet(network, Number(bits), family);
  }
  return list.check(address, familyOf(address));
}
const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

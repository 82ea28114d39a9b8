import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Deps } from '../../../platform/deps.ts';
import { badgeAddresses, badgesPerList } from './badge-addresses.ts';
import { signingKey } from './badge-keys.ts';
import { findLastPosition, findRevokedPositions } from './badge.queries.ts';
import { credentialsContext } from './open-badge.ts';
import { signWithin } from './proofs.ts';

/** Time for which a verifier may use a list that it has loaded. */
export const statusListSeconds = 60;

/**
 * Makes the lists of revoked badges (Bitstring Status List v1.0), each a signed credential. A list that says the same is
 * not signed again, and has the same bytes in every process.
 */
export function createStatusLists(deps: Pick<Deps, 'db' | 'env' | 'keys' | 'clock'>) {
  const addresses = badgeAddresses(deps.env);
  const signed = new Map<number, { readonly said: string; readonly content: Promise<string> }>();

  async function sign(list: number, encodedList: string, changedAt: string) {
    const key = await signingKey(deps, 'EdDSA');
    const id = addresses.statusList(list);
    const credential = {
      '@context': [credentialsContext],
      id,
      type: ['VerifiableCredential', 'BitstringStatusListCredential'],
      issuer: addresses.issuer,
      validFrom: changedAt || key.createdAt.toISOString(),
      credentialSubject: {
        id: `${id}#list`,
        type: 'BitstringStatusList',
        statusPurpose: 'revocation',
        encodedList,
        ttl: statusListSeconds * 1000,
      },
    };
    return JSON.stringify(await signWithin(credential, key, addresses));
  }

  return async (list: number): Promise<string | null> => {
    const first = (list - 1) * badgesPerList;
    if (first > (await findLastPosition(deps.db))) return null;
    const revoked = await findRevokedPositions(deps.db, first, first + badgesPerList);
    const bits = Buffer.alloc(badgesPerList / 8);
    for (const { position } of revoked) bits[(position - first) >> 3]! |= 0x80 >> ((position - first) & 7);
    const encodedList = `u${(await promisify(gzip)(bits)).toString('base64url')}`;
    const changedAt =
      revoked
        .map(({ revokedAt }) => revokedAt?.toISOString() ?? '')
        .toSorted()
        .at(-1) ?? '';
    const { id } = await signingKey(deps, 'EdDSA');
    const said = [id, encodedList, changedAt].join();
    const known = signed.get(list);
    if (known?.said === said) return known.content;
    const content = sign(list, encodedList, changedAt);
    signed.set(list, { said, content });
    content.catch(() => signed.delete(list));
    return content;
  };
}

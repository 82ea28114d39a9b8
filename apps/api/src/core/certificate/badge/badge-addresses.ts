import type { Env } from '../../../platform/env.ts';

/** Number of badges that one list of revoked ones covers: 16 KB of bits, the size by which nobody is singled out. */
export const badgesPerList = 131_072;

export type BadgeAddresses = ReturnType<typeof badgeAddresses>;

/** Addresses that verifiers of badges resolve. They are named in badges, so they must never change. */
export function badgeAddresses({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>) {
  const folder = `${PUBLIC_URL}/.well-known/open-badges`;
  const issuer = `did:web:${new URL(PUBLIC_URL).host.replace(':', '%3A')}`;
  return {
    /** The issuer, whose document lies at `/.well-known/did.json`. */
    issuer,
    /** A key within the issuer's document. */
    method: (keyId: string) => `${issuer}#${keyId}`,
    /** The same key by itself, as verifiers of JWTs load it. */
    key: (keyId: string) => `${folder}/keys/${keyId}`,
    profile: `${folder}/issuer.json`,
    statusList: (list: number) => `${folder}/status/${list}`,
    /** List that a position is in, and its index there. */
    placeOf: (position: number) => ({
      list: Math.floor(position / badgesPerList) + 1,
      index: position % badgesPerList,
    }),
  };
}

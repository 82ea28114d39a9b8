import { randomUUID } from 'node:crypto';
import type { JWK } from 'jose';
import type { BadgeAlgorithm } from '../../../generated/prisma/enums.ts';
import type { Db } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import { openText, sealText } from '../../../platform/sealed-text.ts';
import { appendAudit } from '../../audit/index.ts';
import { findSigningKey, insertSigningKeyOnce, lockBadgeKeys, retireBadgeKeys } from './badge.queries.ts';

/** RS256 is the algorithm that every verifier of Open Badges knows; EdDSA signs within a badge's JSON. */
const algorithms: readonly BadgeAlgorithm[] = ['RS256', 'EdDSA'];

export interface SigningKey {
  readonly id: string;
  readonly privateKey: JWK;
  readonly createdAt: Date;
}

const sealOf = (key: string, id: string) => ({ key, owner: `badge-key:${id}` });

async function drawKey(db: Db, algorithm: BadgeAlgorithm, sealingKey: string, createdAt: Date) {
  const { exportJWK, generateKeyPair } = await import('jose');
  const drawn = await generateKeyPair(algorithm, { extractable: true });
  const id = randomUUID();
  await insertSigningKeyOnce(db, {
    id,
    algorithm,
    publicKey: { ...(await exportJWK(drawn.publicKey)), alg: algorithm, use: 'sig' },
    privateKey: sealText(sealOf(sealingKey, id), JSON.stringify(await exportJWK(drawn.privateKey))),
    createdAt,
  });
}

/** Returns the key that signs, which the first badge of an installation draws. */
export async function signingKey(
  { db, keys, clock }: Pick<Deps, 'db' | 'keys' | 'clock'>,
  algorithm: BadgeAlgorithm,
): Promise<SigningKey> {
  let row = await findSigningKey(db, algorithm);
  if (!row) {
    await drawKey(db, algorithm, keys.certificate, clock.now());
    row = (await findSigningKey(db, algorithm))!;
  }
  const { id, privateKey, createdAt } = row;
  return { id, createdAt, privateKey: JSON.parse(openText(sealOf(keys.certificate, id), privateKey!)) as JWK };
}

/**
 * Lets new keys sign. The public keys of former ones stay published, so what they signed holds; their private ones are
 * erased, also those that can no longer be opened because `CERTIFICATE_KEY` was replaced.
 */
export const rotateBadgeKeys = ({ db, keys, clock }: Pick<Deps, 'db' | 'keys' | 'clock'>) =>
  db.$transaction(async (tx) => {
    await lockBadgeKeys(tx);
    const now = clock.now();
    const { count } = await retireBadgeKeys(tx, now);
    for (const algorithm of algorithms) await drawKey(tx, algorithm, keys.certificate, now);
    const { id } = (await findSigningKey(tx, 'RS256'))!;
    const subject = { type: 'badgeKey', id, title: 'Kunci lencana' } as const;
    await appendAudit(tx, { act: 'badgeKey.rotate', actorId: null, subject, after: { retired: count } }, now);
  });

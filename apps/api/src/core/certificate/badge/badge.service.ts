import { buffer, text } from 'node:stream/consumers';
import type { BadgeFormat } from '@sinau/contracts/core/badge/badge.rules';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Prisma } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import { required } from '../../../platform/required.ts';
import { slugOf } from '../../../platform/slugs.ts';
import { createCertificateFiles } from '../certificate-files.ts';
import { findCertificate, ownedBy, type CertificateRow } from '../certificate.queries.ts';
import { readSnapshot, type CertificateSnapshot } from '../certificate.snapshot.ts';
import { badgeToken, readBadgeToken } from '../download-address.ts';
import { badgeAddresses } from './badge-addresses.ts';
import { signingKey } from './badge-keys.ts';
import { findOwnersEmail, positionOf } from './badge.queries.ts';
import { bakePng, bakeSvg } from './bake.ts';
import { openBadge, type OpenBadge } from './open-badge.ts';
import { signAsJwt, signWithin } from './proofs.ts';

export type BadgeService = ReturnType<typeof createBadgeService>;

interface Genuine {
  readonly row: CertificateRow;
  readonly snapshot: CertificateSnapshot;
}

/** Makes the Open Badges of certificates, at each download, from what the certificate says. */
export function createBadgeService(deps: Pick<Deps, 'db' | 'env' | 'keys' | 'clock'>) {
  const { db, env, keys, clock } = deps;
  const files = createCertificateFiles(env);
  const addresses = badgeAddresses(env);

  const findGenuine = async (where: Prisma.CertificateWhereInput): Promise<Genuine> => {
    const row = required(await findCertificate(db, where));
    return { row, snapshot: required(readSnapshot(row, keys.certificate)) };
  };

  const jwtOf = async (badge: OpenBadge) => signAsJwt(badge, await signingKey(deps, 'RS256'), addresses);

  /** Makes a file of a badge. */
  const formats: Record<BadgeFormat, (badge: OpenBadge, snapshot: CertificateSnapshot) => Promise<Buffer>> = {
    json: async (badge) => {
      const { proof, ...signed } = await signWithin(badge, await signingKey(deps, 'EdDSA'), addresses);
      // A list of one, as the schema of Open Badges has it.
      return Buffer.from(JSON.stringify({ ...signed, proof: [proof] }, null, 2));
    },
    jwt: async (badge) => Buffer.from(await jwtOf(badge)),
    png: async (badge, snapshot) =>
      bakePng(await buffer(await (await files.image(snapshot)).read()), await jwtOf(badge)),
    svg: async (badge, snapshot) =>
      Buffer.from(bakeSvg(await text(await (await files.picture(snapshot)).read()), await jwtOf(badge))),
  };

  async function make({ row, snapshot }: Genuine, format: BadgeFormat, email: string | null) {
    const position = await positionOf(db, row.id);
    const badge = openBadge({ row, snapshot, position, email }, env, keys.certificate);
    return { format, number: snapshot.number, content: await formats[format](badge, snapshot) };
  }

  return {
    async address(
      actor: Actor,
      { id }: { id: string },
      { format, withEmail }: { format: BadgeFormat; withEmail: boolean },
    ) {
      const { row, snapshot } = await findGenuine(ownedBy(actor.id, id));
      if (row.revokedAt) throw new AppError('certificate_revoked');
      const token = badgeToken({ id, format, withEmail }, clock.now(), keys.certificate);
      const name = `lencana-${slugOf(snapshot.classTitle) || snapshot.number.toLowerCase()}.${format}`;
      return { address: `/api/certificate/badge/${token}/${name}` };
    },

    async file({ token }: { token: string }) {
      const { id, format, withEmail } = readBadgeToken(token, clock.now(), keys.certificate);
      const genuine = await findGenuine({ id, revokedAt: null });
      return make(genuine, format, withEmail ? await findOwnersEmail(db, id) : null);
    },

    credential: async ({ number, format }: { number: string; format: BadgeFormat }) =>
      make(await findGenuine({ number, revokedAt: null }), format, null),
  };
}

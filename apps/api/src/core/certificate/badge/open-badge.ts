import { createHash, createHmac } from 'node:crypto';
import { screens } from '@sinau/contracts';
import { duration } from '@sinau/format';
import type { Env } from '../../../platform/env.ts';
import type { CertificateRow } from '../certificate.queries.ts';
import type { CertificateSnapshot } from '../certificate.snapshot.ts';
import { badgeAddresses } from './badge-addresses.ts';

/** Contexts of a badge. They are bundled, and never loaded from their addresses. */
export const credentialsContext = 'https://www.w3.org/ns/credentials/v2';
export const badgeContext = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json';
const extensionsContext = 'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json';
const badgeSchema = 'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json';

interface Badge {
  readonly row: CertificateRow;
  readonly snapshot: CertificateSnapshot;
  /** Position in the lists of revoked badges. */
  readonly position: number;
  /** Address of its owner, of which the badge has a hash; null where it names nobody by address. */
  readonly email: string | null;
}
type Settings = Pick<Env, 'PUBLIC_URL' | 'PRODUCT_NAME'>;

/** Profile of the installation, which issues all badges. */
export function issuerProfile({ PUBLIC_URL, PRODUCT_NAME }: Settings, name = PRODUCT_NAME) {
  return {
    id: badgeAddresses({ PUBLIC_URL }).issuer,
    type: ['Profile'],
    name,
    url: PUBLIC_URL,
    image: { id: `${PUBLIC_URL}/icon-512.png`, type: 'Image' },
  };
}

/** Derives a value that is the same whenever the badge of a certificate is made, and says nothing about its owner. */
const derived = (key: string, purpose: string, id: string) =>
  createHmac('sha256', key).update(`badge-${purpose}:${id}`).digest();

/** Makes a UUID of version 8, which is for values of one's own making. */
function uuidOf(bytes: Buffer) {
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/**
 * Builds the badge of a certificate from its snapshot: an OpenBadgeCredential without a proof. The same certificate has
 * the same badge at each call, whenever it was issued.
 */
export function openBadge({ row, snapshot, position, email }: Badge, settings: Settings, key: string) {
  const { PUBLIC_URL } = settings;
  const addresses = badgeAddresses(settings);
  const { list, index } = addresses.placeOf(position);
  const { number, name, classTitle } = snapshot;
  return {
    '@context': [credentialsContext, badgeContext, extensionsContext],
    id: PUBLIC_URL + screens.certificate(number),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: `Sertifikat ${classTitle}`,
    issuer: issuerProfile(settings, snapshot.issuer),
    // In whole seconds, since the claim of a JWT has no more.
    validFrom: secondsOf(row.issuedAt.toISOString()),
    awardedDate: secondsOf(snapshot.completedAt),
    credentialSubject: {
      // Names the owner within this badge alone: badges of one person cannot be joined by it.
      id: `urn:uuid:${uuidOf(derived(key, 'owner', row.id))}`,
      type: ['AchievementSubject'],
      identifier: [
        { type: 'IdentityObject', identityType: 'name', hashed: false, identityHash: name },
        ...(email === null ? [] : [hashedEmail(email, derived(key, 'salt', row.id).toString('base64url'))]),
      ],
      achievement: achievementOf(row, snapshot, PUBLIC_URL),
    },
    credentialStatus: {
      id: `${addresses.statusList(list)}#${index}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(index),
      statusListCredential: addresses.statusList(list),
    },
    credentialSchema: [{ id: badgeSchema, type: '1EdTechJsonSchemaValidator2019' }],
  };
}

export type OpenBadge = ReturnType<typeof openBadge>;

const secondsOf = (time: string) => time.replace(/\.\d+Z$/, 'Z');

/** Lets somebody who knows the address confirm it, and nobody read it. */
const hashedEmail = (email: string, salt: string) => ({
  type: 'IdentityObject',
  identityType: 'emailAddress',
  hashed: true,
  identityHash: `sha256$${createHash('sha256')
    .update(email + salt)
    .digest('hex')}`,
  salt,
});

function achievementOf({ participant }: CertificateRow, snapshot: CertificateSnapshot, publicUrl: string) {
  const { mitra, classTitle, lessonCount, durationSeconds = 0 } = snapshot;
  const taken = participant.class;
  const mitraAddress = publicUrl + screens.mitra(taken.mitra.slug);
  const length = durationSeconds >= 60 ? ` dengan durasi ${duration(durationSeconds / 60)}` : '';
  return {
    id: `urn:uuid:${taken.id}`,
    type: ['Achievement'],
    achievementType: 'CertificateOfCompletion',
    name: classTitle,
    description: `Kelas ${classTitle} dari ${mitra}: ${lessonCount} materi${length}.`,
    criteria: { narrative: `Menyelesaikan semua materi wajib kelas ini: ${lessonCount} materi${length}.` },
    image: { id: `${publicUrl}/icon-512.png`, type: 'Image' },
    inLanguage: 'id',
    creator: { id: mitraAddress, type: ['Profile'], name: mitra, url: mitraAddress },
  };
}

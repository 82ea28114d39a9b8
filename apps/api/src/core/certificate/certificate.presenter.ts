import { maxNameCorrections } from '@sinau/contracts/core/certificate/certificate.rules';
import type { Certificate, OwnCertificate } from '@sinau/contracts/core/certificate/certificate.schemas';
import type { CertificateRow } from './certificate.queries.ts';
import type { CertificateSnapshot } from './certificate.snapshot.ts';
import { isoOrNull } from '../../platform/iso.ts';

export function presentCertificate(row: CertificateRow, snapshot: CertificateSnapshot): Certificate {
  const taken = row.participant.class;
  return {
    id: row.id,
    number: row.number,
    status: row.revokedAt ? 'revoked' : 'valid',
    name: snapshot.name,
    class: { id: taken.id, type: taken.kind, title: snapshot.classTitle, slug: taken.isForSale ? taken.slug : null },
    mitra: { name: snapshot.mitra, slug: taken.mitra.slug },
    lessonCount: snapshot.lessonCount,
    durationSeconds: snapshot.durationSeconds ?? null,
    completedAt: snapshot.completedAt,
    issuedAt: row.issuedAt.toISOString(),
    revokedAt: isoOrNull(row.revokedAt),
    nameCorrectedAt: snapshot.nameCorrectedAt ?? null,
    isListed: !row.isHidden && !row.revokedAt,
    // Browsers cache the picture for some minutes, so a changed one has another address.
    picture: row.revokedAt
      ? null
      : `/api/certificate/picture/${row.number}${row.nameCorrections > 0 ? `?v=${row.nameCorrections}` : ''}`,
  };
}

export const presentOwnCertificate = (row: CertificateRow, snapshot: CertificateSnapshot): OwnCertificate => ({
  ...presentCertificate(row, snapshot),
  isHidden: row.isHidden,
  downloadCount: row.downloadCount,
  nameCorrectionsLeft: maxNameCorrections - row.nameCorrections,
  revokedFor: row.revokedFor,
});

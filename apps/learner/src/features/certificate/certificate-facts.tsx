import { formatCertificateNumber } from '@sinau/contracts/core/certificate/certificate.rules';
import type { Certificate } from '@sinau/contracts/core/certificate/certificate.schemas';
import { screens } from '@sinau/contracts/screens';
import { date, duration } from '@sinau/format';
import { Facts, Link } from '@sinau/ui';
import './certificate-facts.css';

/** The contents of a certificate as a list. */
export function CertificateFacts({ certificate }: { certificate: Certificate }) {
  const { number, name, class: taken, mitra, lessonCount, durationSeconds, completedAt, issuedAt } = certificate;
  const facts = [
    ['Nama', <b key="name">{name}</b>],
    [
      'Kelas',
      taken.slug ? (
        <Link key="class" href={screens.classPage(taken.slug)}>
          {taken.title}
        </Link>
      ) : (
        taken.title
      ),
    ],
    ['Penyelenggara', mitra.name],
    ['Materi', `${lessonCount} materi dituntaskan`],
    ...(durationSeconds && durationSeconds >= 60 ? [['Durasi', duration(durationSeconds / 60)] as const] : []),
    ['Selesai', date(completedAt)],
    ['Terbit', date(issuedAt)],
    [
      'Nomor',
      <span key="number" className="num nowrap">
        {formatCertificateNumber(number)}
      </span>,
    ],
  ] as const;
  return <Facts className="certificate-facts" facts={facts} />;
}

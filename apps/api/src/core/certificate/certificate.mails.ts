import { screens } from '@sinau/contracts';
import { formatCertificateNumber } from '@sinau/contracts/core/certificate/certificate.rules';
import type { RevocationReason } from '@sinau/contracts/core/certificate/certificate.schemas';
import { defineMail } from '../../platform/mail/define-mail.ts';

interface OfCertificate {
  readonly number: string;
  readonly classTitle: string;
}

const causes: Record<RevocationReason, string> = {
  refund: 'kelasnya dikembalikan',
  fraud: 'kami menemukan kecurangan',
  error: 'ada kesalahan saat menerbitkannya',
};
const seeState = (number: string) => ({ label: 'Lihat statusnya', path: screens.certificate(number) });

/** Goes to the owner of a certificate that an operator revoked. */
export const certificateRevokedMail = defineMail<OfCertificate & { reason: RevocationReason; note: string | null }>(
  'certificate_revoked',
  ({ number, classTitle, reason, note }) => ({
    subject: `Sertifikat '${classTitle}' dicabut`,
    lines: [
      `Sertifikatmu nomor ${formatCertificateNumber(number)} untuk kelas '${classTitle}' kami cabut karena ${causes[reason]}. Siapa pun yang memeriksa nomornya melihat bahwa sertifikat itu tidak berlaku.`,
      ...(note ? [`Penjelasan tim kami: ${note}`] : []),
      'Menurutmu keliru? Balas email ini.',
    ],
    action: seeState(number),
  }),
);

/** Goes to the owner of a certificate that an operator restored. */
export const certificateRestoredMail = defineMail<OfCertificate & { note: string }>(
  'certificate_restored',
  ({ number, classTitle, note }) => ({
    subject: `Sertifikat '${classTitle}' berlaku lagi`,
    lines: [
      `Sertifikatmu nomor ${formatCertificateNumber(number)} untuk kelas '${classTitle}' berlaku lagi.`,
      `Penjelasan tim kami: ${note}`,
    ],
    action: seeState(number),
  }),
);

export const certificateMails = [certificateRevokedMail, certificateRestoredMail];

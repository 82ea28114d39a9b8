import { formatCertificateNumber } from '@sinau/contracts/core/certificate/certificate.rules';
import type { Certificate } from '@sinau/contracts/core/certificate/certificate.schemas';
import { screens } from '@sinau/contracts/screens';

type Shared = Pick<Certificate, 'number' | 'class' | 'completedAt'>;

/** Builds the address of LinkedIn's form 'Add licence or certification', filled in. The month is that of Jakarta. */
export function linkedInAddress({ number, class: { title }, completedAt }: Shared, issuer: string, origin: string) {
  const [year, month] = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Asia/Jakarta',
    year: 'numeric',
    month: 'numeric',
  })
    .format(new Date(completedAt))
    .split('-')
    .map(Number);
  const query = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: title,
    organizationName: issuer,
    issueYear: String(year),
    issueMonth: String(month),
    certUrl: origin + screens.certificate(number),
    certId: formatCertificateNumber(number),
  });
  return `https://www.linkedin.com/profile/add?${query}`;
}

export function whatsAppAddress({ number, class: { title } }: Shared, issuer: string, origin: string) {
  const text = `Aku baru menuntaskan kelas “${title}” di ${issuer}. Ini sertifikatnya: ${origin}${screens.certificate(number)}`;
  return `https://wa.me/?${new URLSearchParams({ text })}`;
}

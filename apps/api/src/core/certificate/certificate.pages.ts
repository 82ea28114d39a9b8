import { screens } from '@sinau/contracts';
import { certificateEndpoints } from '@sinau/contracts/core/certificate/certificate.endpoints';
import { formatCertificateNumber, parseCertificateNumber } from '@sinau/contracts/core/certificate/certificate.rules';
import { definePage } from '../../platform/public-page.ts';

export const verificationPage = definePage({
  pattern: /^\/certificate\/[\w-]{1,40}$/,
  screen: 'src/pages/certificate/verification-page.tsx',
  calls: (url) => {
    const typed = url.pathname.split('/')[2]!;
    const number = parseCertificateNumber(typed) ?? typed;
    return [{ endpoint: certificateEndpoints.verify, input: { params: { number } } }];
  },
  head: (_url, { number, name, class: taken, mitra, isListed }) => ({
    title: `Sertifikat ${name}`,
    description: `${name} telah menyelesaikan kelas ${taken.title} dari ${mitra.name}. Nomor sertifikat ${formatCertificateNumber(number)}.`,
    canonical: screens.certificate(number),
    isIndexed: isListed,
  }),
});

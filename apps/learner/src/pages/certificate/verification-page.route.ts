import { formatCertificateNumber, parseCertificateNumber } from '@sinau/contracts/core/certificate/certificate.rules';
import { screens } from '@sinau/contracts/screens';
import { definePage } from '@sinau/shell/rendered-page';
import { verificationQuery } from '../../features/certificate/certificate.data.ts';

export const verificationPage = definePage(screens.certificate, {
  queries: ({ params }) => [verificationQuery(parseCertificateNumber(params.number) ?? params.number)],
  head: (_at, { number, name, class: taken, mitra, isListed }) => ({
    title: `Sertifikat ${name}`,
    description: `${name} telah menyelesaikan kelas ${taken.title} dari ${mitra.name}. Nomor sertifikat ${formatCertificateNumber(number)}.`,
    canonical: screens.certificate(number),
    isIndexed: isListed,
  }),
});

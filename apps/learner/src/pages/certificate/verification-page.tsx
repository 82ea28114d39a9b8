import { useParams } from 'react-router-dom';
import { parseCertificateNumber } from '@sinau/contracts/core/certificate/certificate.rules';
import { PageTitle } from '@sinau/shell';
import { Notice } from '@sinau/ui';
import { VerificationForm } from '../../features/certificate/verification-form.tsx';
import { VerificationResult } from '../../features/certificate/verification-result.tsx';
import './verification-page.css';

/** Page on which anyone can verify a certificate, by the code on it or by its number. */
export function VerificationPage() {
  const { number } = useParams();
  return <Verification key={number} typed={number} />;
}

function Verification({ typed }: { typed: string | undefined }) {
  const number = typed ? parseCertificateNumber(typed) : null;
  return (
    <div className="wrap verification-page">
      <PageTitle>Periksa sertifikat</PageTitle>
      <div>
        <h1>Periksa sertifikat</h1>
        <p className="muted">Pastikan sertifikat ini benar-benar terbitan kami dan masih berlaku.</p>
      </div>
      <VerificationForm number={number} />
      {typed && !number && <Notice tone="danger">Nomor pada tautan ini keliru. Ketik ulang di kotak di atas.</Notice>}
      {number && <VerificationResult number={number} />}
    </div>
  );
}

import type { OwnCertificate } from '@sinau/contracts/core/certificate/certificate.schemas';
import { CertificatePicture } from './certificate-picture.tsx';
import './drawn-certificate.css';

/** Certificate that draws itself once, with the name of its owner on a line of gold; static with reduced motion. */
export function DrawnCertificate({ certificate }: { certificate: OwnCertificate }) {
  return (
    <figure className="drawn-certificate">
      <div className="drawn-certificate-sheet">
        <CertificatePicture certificate={certificate} />
      </div>
      <figcaption className="drawn-certificate-name">{certificate.name}</figcaption>
    </figure>
  );
}

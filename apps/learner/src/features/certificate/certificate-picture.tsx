import type { Certificate } from '@sinau/contracts/certificate/certificate.schemas';
import './certificate-picture.css';

interface CertificatePictureProps {
  certificate: Pick<Certificate, 'name' | 'class' | 'picture'>;
  /** Where the words around it say the same. */
  isDecoration?: boolean;
}

/** The certificate as it is printed; its place is kept while it is on its way. */
export function CertificatePicture({ certificate, isDecoration }: CertificatePictureProps) {
  if (!certificate.picture) return null;
  const words = `Sertifikat ${certificate.name} untuk kelas ${certificate.class.title}`;
  return (
    <img
      className="certificate-picture"
      src={certificate.picture}
      width={842}
      height={595}
      alt={isDecoration ? '' : words}
      loading="lazy"
      decoding="async"
    />
  );
}

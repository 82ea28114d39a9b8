import type { Certificate } from '@sinau/contracts/core/certificate/certificate.schemas';
import './certificate-picture.css';

interface CertificatePictureProps {
  certificate: Pick<Certificate, 'name' | 'class' | 'picture'>;
  /** Hides the picture from screen readers, because the text beside it says the same. */
  isDecoration?: boolean;
}

/** The certificate as printed. Its box keeps its size while the picture loads. */
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

import type { OwnCertificate } from '@sinau/contracts/core/certificate/certificate.schemas';
import { appConfig, saveFile } from '@sinau/shell';
import { Button } from '@sinau/ui';
import { Image, LinkedIn, MessageCircle } from '@sinau/ui/icons';
import { linkedInAddress, whatsAppAddress } from './share-address.ts';
import './drawn-certificate.css';

/** Share buttons of a certificate, one press each. */
export function ShareCertificate({ certificate }: { certificate: OwnCertificate }) {
  const { number } = certificate;
  const issuer = appConfig().productName;
  const away = { target: '_blank', rel: 'noopener' } as const;
  return (
    <div className="share-certificate" role="group" aria-label="Bagikan sertifikat">
      <Button variant="outline" href={linkedInAddress(certificate, issuer, location.origin)} {...away}>
        <LinkedIn />
        Tambah ke LinkedIn
      </Button>
      <Button variant="outline" href={whatsAppAddress(certificate, issuer, location.origin)} {...away}>
        <MessageCircle />
        WhatsApp
      </Button>
      <Button
        variant="outline"
        onClick={() => saveFile(`/api/certificate/story/${number}`, `sertifikat-${number.toLowerCase()}.png`)}
      >
        <Image />
        Gambar untuk story
      </Button>
    </div>
  );
}

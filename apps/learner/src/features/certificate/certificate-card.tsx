import { formatCertificateNumber } from '@sinau/contracts/core/certificate/certificate.rules';
import type { OwnCertificate } from '@sinau/contracts/core/certificate/certificate.schemas';
import { screens } from '@sinau/contracts/screens';
import { date } from '@sinau/format';
import { Badge, Button, Card } from '@sinau/ui';
import { ExternalLink, EyeOff } from '@sinau/ui/icons';
import { BadgeButton } from './badge-button.tsx';
import { CertificatePicture } from './certificate-picture.tsx';
import { CorrectName } from './correct-name.tsx';
import { DownloadButton } from './download-button.tsx';
import { revocationSentences } from './revocation.ts';
import { VisibilityButton } from './visibility-button.tsx';
import './certificate-card.css';

/** One of the user's certificates, with its actions. */
export function CertificateCard({ certificate }: { certificate: OwnCertificate }) {
  const { id, number, status, class: taken, mitra, completedAt, isHidden } = certificate;
  const isValid = status === 'valid';
  return (
    <Card as="article" padded className="certificate-card" aria-label={taken.title}>
      {isValid && (
        <div className="certificate-card-picture">
          <CertificatePicture certificate={certificate} isDecoration />
        </div>
      )}
      <div className="certificate-card-text">
        <div>
          <h2>{taken.title}</h2>
          <p className="muted sm">{mitra.name}</p>
        </div>
        <p className="meta num">
          <span>Selesai {date(completedAt)}</span>
          <span className="nowrap">No. {formatCertificateNumber(number)}</span>
        </p>
        {isHidden && isValid && (
          <p>
            <Badge>
              <EyeOff />
              Disembunyikan
            </Badge>
          </p>
        )}
        {!isValid && (
          <p className="sm">
            <Badge tone="danger">Dicabut</Badge> {certificate.revokedFor && revocationSentences[certificate.revokedFor]}
          </p>
        )}
        {isValid && <CorrectName certificate={certificate} />}
        <div className="certificate-card-actions">
          {isValid && <DownloadButton id={id} variant="soft" size="sm" />}
          {isValid && <BadgeButton id={id} size="sm" />}
          <Button variant="outline" size="sm" href={screens.certificate(number)}>
            <ExternalLink />
            Halaman publik
          </Button>
          {isValid && <VisibilityButton certificate={certificate} size="sm" />}
        </div>
      </div>
    </Card>
  );
}

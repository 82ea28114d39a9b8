import { screens } from '@sinau/contracts/screens';
import { Button, EmptyState, ErrorState, illustrations, Loading, Notice, Skeleton } from '@sinau/ui';
import { ExternalLink } from '@sinau/ui/icons';
import { BadgeButton } from './badge-button.tsx';
import { useClassCertificate } from './certificate.data.ts';
import { CertificateFacts } from './certificate-facts.tsx';
import { CertificatePicture } from './certificate-picture.tsx';
import { CopyLinkButton } from '../../shared/copy-link-button.tsx';
import { DownloadButton } from './download-button.tsx';
import { revocationSentences } from './revocation.ts';
import { VisibilityButton } from './visibility-button.tsx';
import './class-certificate.css';

/** Certificate of a finished class. */
export function ClassCertificate({ classId }: { classId: string }) {
  const { data: certificate, isError, isFetching, refetch } = useClassCertificate(classId, true);
  if (certificate === undefined) {
    return isError ? (
      <ErrorState title="Sertifikatmu gagal dimuat" onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <CertificateSkeleton />
    );
  }
  if (certificate === null) {
    return (
      <EmptyState
        title="Sertifikatmu sedang disiapkan"
        illustration={illustrations.emptyNotes}
        action={
          <Button onClick={() => void refetch()} loading={isFetching}>
            Periksa lagi
          </Button>
        }
      >
        Biasanya selesai dalam satu jam. Kamu bisa menemukannya juga di halaman sertifikatmu.
      </EmptyState>
    );
  }
  if (certificate.status === 'revoked') {
    return (
      <Notice tone="danger">
        <b>Sertifikat kelas ini sudah dicabut.</b>{' '}
        {certificate.revokedFor && revocationSentences[certificate.revokedFor]}
      </Notice>
    );
  }
  return (
    <div className="class-certificate">
      <CertificatePicture certificate={certificate} />
      <div className="class-certificate-actions">
        <DownloadButton id={certificate.id} />
        <BadgeButton id={certificate.id} />
        <Button variant="outline" href={screens.certificate(certificate.number)}>
          <ExternalLink />
          Halaman publik
        </Button>
        <CopyLinkButton path={screens.certificate(certificate.number)} noun="sertifikat" />
      </div>
      <CertificateFacts certificate={certificate} />
      <div className="class-certificate-visibility">
        <p className="muted sm">
          {certificate.isHidden
            ? 'Sertifikat ini tidak tampil untuk publik. Siapa pun yang punya nomornya tetap bisa memeriksa keasliannya.'
            : 'Tampil untuk publik. Siapa pun yang punya nomornya bisa memeriksa keasliannya.'}
        </p>
        <VisibilityButton certificate={certificate} size="sm" />
      </div>
    </div>
  );
}

function CertificateSkeleton() {
  return (
    <Loading label="Memuat sertifikat">
      <div className="class-certificate">
        <Skeleton className="class-certificate-place" />
        <Skeleton width={220} height={44} />
      </div>
    </Loading>
  );
}

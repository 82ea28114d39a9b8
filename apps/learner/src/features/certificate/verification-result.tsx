import { Fragment } from 'react';
import { ApiError } from '@sinau/api-client';
import { publicBadgeFormats } from '@sinau/contracts/core/badge/badge.rules';
import type { Certificate } from '@sinau/contracts/core/certificate/certificate.schemas';
import { date } from '@sinau/format';
import { PageTitle } from '@sinau/shell';
import { Card, EmptyState, ErrorState, illustrations, Loading, Notice, Skeleton } from '@sinau/ui';
import { CircleAlert, ShieldCheck } from '@sinau/ui/icons';
import { useVerification } from './certificate.data.ts';
import { CertificateFacts } from './certificate-facts.tsx';
import { CertificatePicture } from './certificate-picture.tsx';
import './verification-form.css';

/** Verification result of a certificate number: valid, revoked or unknown. */
export function VerificationResult({ number }: { number: string }) {
  const { data: certificate, error, isFetching, refetch } = useVerification(number);
  if (certificate) return <Verified certificate={certificate} />;
  if (!error) return <VerificationSkeleton />;
  if (error instanceof ApiError && error.status === 404) return <Unknown />;
  return (
    <ErrorState title="Nomor ini gagal diperiksa" onRetry={() => void refetch()} retrying={isFetching}>
      {error instanceof ApiError && error.status === 429 ? error.message : undefined}
    </ErrorState>
  );
}

function Verified({ certificate }: { certificate: Certificate }) {
  return (
    <article className="verification-result">
      <PageTitle>{`Sertifikat ${certificate.name}`}</PageTitle>
      {certificate.status === 'valid' ? (
        <Notice tone="success" icon={<ShieldCheck />}>
          <b>Sertifikat ini asli dan masih berlaku.</b> Cocokkan isinya dengan sertifikat yang kamu terima.
          {certificate.nameCorrectedAt && ` Namanya diperbaiki pemiliknya pada ${date(certificate.nameCorrectedAt)}.`}
        </Notice>
      ) : (
        <Notice tone="danger" icon={<CircleAlert />}>
          <b>Sertifikat ini sudah dicabut{certificate.revokedAt && ` pada ${date(certificate.revokedAt)}`}.</b> Isinya
          tidak berlaku lagi.
        </Notice>
      )}
      <CertificatePicture certificate={certificate} />
      <Card padded>
        <CertificateFacts certificate={certificate} />
      </Card>
      {certificate.status === 'valid' && (
        <p className="muted sm">
          Ingin memeriksanya dengan alat lain? Unduh kredensial Open Badges 3.0-nya:{' '}
          {publicBadgeFormats.map((format, index) => (
            <Fragment key={format}>
              {index > 0 && ' atau '}
              <a href={`/api/certificate/credential/${certificate.number}/${format}`} download>
                {format.toUpperCase()}
              </a>
            </Fragment>
          ))}
          .
        </p>
      )}
    </article>
  );
}

function Unknown() {
  return (
    <Card>
      <EmptyState title="Nomor ini tidak terdaftar" illustration={illustrations.notFound}>
        Kami tidak pernah menerbitkan sertifikat dengan nomor ini. Periksa lagi nomornya, atau tanyakan kepada
        pemiliknya.
      </EmptyState>
    </Card>
  );
}

function VerificationSkeleton() {
  return (
    <Loading label="Memeriksa nomor">
      <div className="verification-result">
        <Skeleton height={64} />
        <Skeleton className="verification-picture-place" />
      </div>
    </Loading>
  );
}

import { Navigate } from 'react-router-dom';
import { mayApply } from '@sinau/contracts/storefront/mitra/mitra.rules';
import { screens } from '@sinau/contracts/screens';
import { PageTitle, appConfig, useProfile, useResendVerification, useSearch } from '@sinau/shell';
import { Button, ErrorState, Loading, Notice, Skeleton } from '@sinau/ui';
import { Mail } from '@sinau/ui/icons';
import { ApplicationForm } from '../../features/mitra/application/application-form.tsx';
import { useApplication } from '../../features/mitra/mitra.data.ts';
import './question-page.css';

const readStep = (query: URLSearchParams) => Math.max(Math.trunc(Number(query.get('step'))) - 1, 0) || 0;

/** Application to become a partner, or a new one after a rejection. Partners are redirected to their dashboard. */
export function QuestionPage() {
  const { productName } = appConfig();
  const wantedStep = useSearch(readStep);
  const profile = useProfile();
  const status = profile?.statusApproveMitra ?? null;
  const { data: sent, isError, refetch, isFetching } = useApplication({ enabled: status === 'Rejected' });
  if (!profile) return null;
  if (!mayApply(status)) return <Navigate to={screens.creatorDashboard()} replace />;

  const isReady = status === null || sent !== undefined;
  return (
    <div className="question wrap">
      <PageTitle>{`Mengajar di ${productName}`}</PageTitle>
      <div>
        <h1>Mengajar di {productName}</h1>
        <p className="muted">
          Lima langkah singkat, kira-kira lima menit. Jawabanmu tersimpan, jadi bisa dilanjutkan nanti.
        </p>
      </div>
      {!profile.isEmailVerified && <UnverifiedNotice email={profile.email} />}
      {sent?.reason && (
        <Notice tone="danger">
          <b>Yang perlu diperbaiki:</b> <span className="question-reason">{sent.reason}</span>
        </Notice>
      )}
      {isReady && <ApplicationForm applicant={profile} sent={sent ?? null} wantedStep={wantedStep} />}
      {!isReady && isError && (
        <ErrorState title="Gagal memuat jawabanmu" onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!isReady && !isError && (
        <Loading label="Memuat jawabanmu">
          <Skeleton height={420} />
        </Loading>
      )}
    </div>
  );
}

/** Notice that resends the mail from here: leaving for the settings would mean leaving the form. */
function UnverifiedNotice({ email }: { email: string }) {
  const { resend, isSending, secondsLeft } = useResendVerification();
  return (
    <Notice icon={<Mail />}>
      <b>Emailmu belum terverifikasi.</b> Kamu boleh mengisi dulu, tetapi pendaftaran baru bisa dikirim setelah tautan
      yang kami kirim ke <b className="question-email">{email}</b> dibuka.{' '}
      <Button variant="text" size="sm" loading={isSending} disabled={secondsLeft > 0} onClick={resend}>
        {secondsLeft > 0 ? `Kirim ulang dalam ${secondsLeft} detik` : 'Kirim ulang tautan'}
      </Button>
    </Notice>
  );
}

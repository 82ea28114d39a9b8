import { useLocation } from 'react-router-dom';
import { screens } from '@sinau/contracts/screens';
import { PageTitle } from '@sinau/shell';
import { Button, Link } from '@sinau/ui';
import { Mail } from '@sinau/ui/icons';
import { AuthCard } from '../../features/auth/auth-card.tsx';
import { ResendReset } from '../../features/auth/resend-reset.tsx';

/** Shown after requesting a new password. The text is the same whether the account exists or not. */
export function PasswordInformationPage() {
  const { email } = (useLocation().state ?? {}) as { email?: string };
  const back = <Link href={screens.login()}>Kembali ke halaman masuk</Link>;
  const lead = (
    <>
      Kalau {email ? <b>{email}</b> : 'emailmu'} terdaftar, sebentar lagi ada tautan untuk membuat kata sandi baru di
      kotak masukmu. Tautannya berlaku 1 jam. Cek juga folder spam.
    </>
  );
  return (
    <AuthCard icon={<Mail />} title="Cek emailmu" lead={lead} footer={back}>
      <PageTitle>Cek emailmu</PageTitle>
      <div className="auth-form">
        {email ? (
          <ResendReset email={email} />
        ) : (
          <Button variant="outline" block href={screens.forgotPassword()}>
            Minta tautan baru
          </Button>
        )}
      </div>
    </AuthCard>
  );
}

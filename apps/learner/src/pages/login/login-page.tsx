import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { screens } from '@sinau/contracts/screens';
import { PageTitle, useProfile } from '@sinau/shell';
import { Link } from '@sinau/ui';
import { AuthCard } from '../../features/auth/auth-card.tsx';
import { GoogleSignIn } from '../../features/auth/google-sign-in.tsx';
import { LoginForm } from '../../features/auth/login-form.tsx';
import { useResumeAfterLogin } from '../../features/auth/use-resume-after-login.ts';
import { PendingOfferCard, pendingOfferIn } from '../../shared/pending-purchase-card.tsx';
import { isInvited, wantsToTeach } from '../../shared/ways-in.ts';
import { withQuery } from '../../shared/with-query.ts';

export function LoginPage() {
  const [query] = useSearchParams();
  const resumeAfterLogin = useResumeAfterLogin();
  const profile = useProfile();
  const buy = useEffectEvent(() => profile && query.has('buy') && resumeAfterLogin(query, profile));
  useEffect(() => void buy(), [profile]);
  const register = (
    <>
      Belum punya akun? <Link href={withQuery(screens.register(), query)}>Daftar</Link>
    </>
  );
  return (
    <AuthCard title="Masuk" lead={leadOf(query)} footer={register}>
      <PageTitle>Masuk</PageTitle>
      <PendingOfferCard query={query} />
      <GoogleSignIn query={query} onSignedIn={(profile) => resumeAfterLogin(query, profile)} />
      <LoginForm knownEmail={query.get('email') ?? ''} onSignedIn={(profile) => resumeAfterLogin(query, profile)} />
    </AuthCard>
  );
}

function leadOf(query: URLSearchParams) {
  if (pendingOfferIn(query)) return 'Masuk dulu, lalu kita lanjutkan ke kelas ini.';
  if (isInvited(query)) return 'Masuk dengan email yang diundang, lalu jawab undangannya.';
  if (wantsToTeach(query.get('next'))) return 'Masuk untuk mulai mengajar.';
  return 'Senang bertemu lagi. Lanjutkan belajarmu.';
}

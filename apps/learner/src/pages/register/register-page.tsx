import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import type { Profile } from '@sinau/contracts/core/auth/auth.schemas';
import { screens } from '@sinau/contracts/screens';
import { PageTitle, signedIn, useSearch, pendingPurchaseIn } from '@sinau/shell';
import { Link } from '@sinau/ui';
import { AuthCard } from '../../features/auth/auth-card.tsx';
import { CheckYourMail } from '../../features/auth/check-your-mail.tsx';
import { GoogleSignIn } from '../../features/auth/google-sign-in.tsx';
import { RegisterForm } from '../../features/auth/register-form.tsx';
import { useResumeAfterLogin } from '../../features/auth/use-resume-after-login.ts';
import { PendingOfferCard, pendingOfferIn } from '../../shared/pending-purchase-card.tsx';
import { isInvited, wantsToTeach } from '../../shared/ways-in.ts';
import { withQuery } from '../../shared/with-query.ts';

const readPrefilled = (query: URLSearchParams) => ({
  fullname: (query.get('fullname') ?? '').slice(0, 100),
  email: (query.get('email') ?? '').slice(0, 254),
});

export function RegisterPage() {
  const [query] = useSearchParams();
  const known = useSearch(readPrefilled);
  const dispatch = useDispatch();
  const resumeAfterLogin = useResumeAfterLogin();
  const [registered, setRegistered] = useState<Profile | null>(null);

  const begin = (profile: Profile) => {
    if (profile.token) dispatch(signedIn({ token: profile.token, profile }));
    setRegistered(profile);
  };

  if (registered) {
    return (
      <>
        <PageTitle>Cek emailmu</PageTitle>
        <CheckYourMail
          email={registered.email}
          wanted={<PendingOfferCard query={query} />}
          teaches={wantsToTeach(query.get('next'))}
          onContinue={() => resumeAfterLogin(query, registered)}
        />
      </>
    );
  }
  const login = (
    <>
      Sudah punya akun? <Link href={withQuery(screens.login(), query)}>Masuk</Link>
    </>
  );
  return (
    <AuthCard title="Daftar" lead={leadOf(query)} footer={login}>
      <PageTitle>Daftar</PageTitle>
      <PendingOfferCard query={query} />
      {known.email === '' && <GoogleSignIn query={query} onSignedIn={(profile) => resumeAfterLogin(query, profile)} />}
      <RegisterForm key={known.email} known={known} wish={pendingPurchaseIn(query)} onRegistered={begin} />
    </AuthCard>
  );
}

function leadOf(query: URLSearchParams) {
  if (pendingOfferIn(query)) return 'Buat akun gratis dulu, lalu kita lanjutkan ke kelas ini.';
  if (isInvited(query)) return 'Buat akun gratis dengan email yang diundang, lalu jawab undangannya.';
  if (wantsToTeach(query.get('next'))) return 'Buat akun gratis, lalu ceritakan apa yang mau kamu ajarkan.';
  return 'Buat akun gratis, lalu pilih kelas pertamamu.';
}

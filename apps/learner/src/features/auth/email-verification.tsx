import type { Profile } from '@sinau/contracts/auth/auth.schemas';
import { screens } from '@sinau/contracts/screens';
import { Button, Loading, Skeleton } from '@sinau/ui';
import { CircleAlert, CircleCheck, Clock, Mail } from '@sinau/ui/icons';
import { useResendVerification } from '../../shared/use-resend-verification.ts';
import { AuthCard } from './auth-card.tsx';

export function Verifying() {
  return (
    <AuthCard icon={<Mail />} title="Memverifikasi emailmu" lead="Sebentar, hanya beberapa detik.">
      <div className="auth-form">
        <Loading label="Memverifikasi email">
          <Skeleton height={52} />
        </Loading>
      </div>
    </AuthCard>
  );
}

export function EmailVerified({ profile }: { profile: Profile | null }) {
  return (
    <AuthCard
      icon={<CircleCheck />}
      title="Emailmu terverifikasi"
      lead="Terima kasih. Sekarang kamu bisa membeli kelas."
    >
      <div className="auth-form">
        <Button size="lg" block href={profile ? screens.catalog() : screens.login()}>
          {profile ? 'Cari kelas' : 'Masuk'}
        </Button>
      </div>
    </AuthCard>
  );
}

export function LinkExpired({ profile, reason }: { profile: Profile | null; reason: string }) {
  return (
    <AuthCard icon={<Clock />} title="Tautan tidak berlaku" lead={reason}>
      <div className="auth-form">{profile ? <SendAnother email={profile.email} /> : <SignInFirst />}</div>
    </AuthCard>
  );
}

export function VerifyingFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <AuthCard icon={<CircleAlert />} title="Belum berhasil" lead={message}>
      <div className="auth-form">
        <Button size="lg" block onClick={onRetry}>
          Coba lagi
        </Button>
      </div>
    </AuthCard>
  );
}

function SendAnother({ email }: { email: string }) {
  const { resend, isSending, secondsLeft } = useResendVerification();
  return (
    <>
      <Button size="lg" block loading={isSending} disabled={secondsLeft > 0} onClick={resend}>
        {secondsLeft > 0 ? `Kirim ulang dalam ${secondsLeft} detik` : 'Kirim tautan baru'}
      </Button>
      <p className="muted sm">Tautan baru kami kirim ke {email}.</p>
    </>
  );
}

function SignInFirst() {
  return (
    <>
      <Button size="lg" block href={screens.login({ next: screens.settings() })}>
        Masuk
      </Button>
      <p className="muted sm">Setelah masuk, kamu bisa meminta tautan baru dari Pengaturan Akun.</p>
    </>
  );
}

import type { Profile, PendingPurchase } from '@sinau/contracts/core/auth/auth.schemas';
import { screens } from '@sinau/contracts/screens';
import { useResendVerification } from '@sinau/shell';
import { Button, Loading, Skeleton } from '@sinau/ui';
import { CircleAlert, CircleCheck, Clock, Mail } from '@sinau/ui/icons';
import { wantsToTeach } from '../../shared/ways-in.ts';
import { PendingOfferCard, pendingOfferIn } from '../../shared/pending-purchase-card.tsx';
import { useOffer } from '../../shared/pending-purchase.data.ts';
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

interface EmailVerifiedProps {
  profile: Profile | null;
  /** Purchase that waits until the user confirms the address. */
  wish: PendingPurchase | null;
  onContinue: (wish: PendingPurchase, profile: Profile) => void;
}

/** Continues with the pending purchase. On another device the user signs in first. */
export function EmailVerified({ profile, wish, onContinue }: EmailVerifiedProps) {
  const query = new URLSearchParams({ ...wish });
  const title = useOffer(pendingOfferIn(query))?.title;
  return (
    <AuthCard icon={<CircleCheck />} title="Emailmu terverifikasi" lead={leadOf(wish)}>
      <PendingOfferCard query={query} />
      <div className="auth-form">
        {profile && wish ? (
          <Button size="lg" block onClick={() => onContinue(wish, profile)}>
            {continueLabel(wish, title)}
          </Button>
        ) : (
          <Button size="lg" block href={profile ? screens.catalog() : screens.login({ ...wish })}>
            {profile ? 'Cari kelas' : wish ? 'Masuk dan lanjutkan' : 'Masuk'}
          </Button>
        )}
      </div>
    </AuthCard>
  );
}

function leadOf(wish: PendingPurchase | null) {
  if (!wish) return 'Sekarang kamu bisa membeli kelas.';
  if (wantsToTeach(wish.next)) return 'Sekarang pendaftaran mengajarmu bisa dikirim.';
  return wish.buy || wish.cart ? 'Sip! Lanjutkan pembelianmu.' : 'Lanjut ke yang tadi?';
}

function continueLabel({ buy, cart, next }: PendingPurchase, title: string | undefined) {
  if (buy) return title ? `Lanjutkan beli ${title}` : 'Lanjutkan pembelian';
  if (cart) return 'Lanjutkan ke keranjang';
  return wantsToTeach(next) ? 'Lanjutkan pendaftaran mengajar' : 'Lanjutkan';
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

import { useResendVerification } from '@sinau/shell';
import { Button } from '@sinau/ui';
import { Mail } from '@sinau/ui/icons';

export function VerificationBanner({ email }: { email: string }) {
  const { resend, isSending, secondsLeft } = useResendVerification();
  return (
    <aside className="verification" aria-label="Verifikasi email">
      <div className="wrap verification-content">
        <Mail />
        <p>
          Verifikasi emailmu dulu supaya bisa membeli kelas.{' '}
          <span className="verification-more">
            Tautannya kami kirim ke <b>{email}</b>.
          </span>
        </p>
        <Button variant="text" size="sm" loading={isSending} disabled={secondsLeft > 0} onClick={resend}>
          {secondsLeft > 0 ? `Kirim ulang (${secondsLeft})` : 'Kirim ulang'}
        </Button>
      </div>
    </aside>
  );
}

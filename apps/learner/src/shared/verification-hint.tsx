import { useProfile, useResendVerification } from '@sinau/shell';
import { Button, Notice } from '@sinau/ui';
import { Mail } from '@sinau/ui/icons';

/** Shown beside the buy buttons: buying needs a confirmed address. */
export function VerificationHint() {
  const profile = useProfile();
  return profile && !profile.isEmailVerified && <Hint />;
}

function Hint() {
  const { resend, isSending, secondsLeft } = useResendVerification();
  return (
    <Notice icon={<Mail />}>
      Verifikasi emailmu dulu, ya, supaya bisa membayar.{' '}
      <Button variant="text" size="sm" loading={isSending} disabled={secondsLeft > 0} onClick={resend}>
        {secondsLeft > 0 ? `Kirim ulang dalam ${secondsLeft} detik` : 'Kirim ulang tautan'}
      </Button>
    </Notice>
  );
}

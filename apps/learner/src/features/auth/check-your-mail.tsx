import type { ReactNode } from 'react';
import { useResendVerification } from '@sinau/shell';
import { Button } from '@sinau/ui';
import { Mail } from '@sinau/ui/icons';
import { AuthCard } from './auth-card.tsx';

interface CheckYourMailProps {
  email: string;
  /** The class that the visitor wanted to buy, if any. */
  wanted: ReactNode;
  /** True if the visitor registered in order to teach. */
  teaches: boolean;
  onContinue: () => void;
}

/** Shown after registering. The account works immediately; buying needs a confirmed address. */
export function CheckYourMail({ email, wanted, teaches, onContinue }: CheckYourMailProps) {
  const { resend, isSending, secondsLeft } = useResendVerification();
  const lead = (
    <>
      Kami kirim tautan ke <b>{email}</b>. Buka tautan itu untuk memverifikasi emailmu. Tautannya berlaku 24 jam.
    </>
  );
  return (
    <AuthCard icon={<Mail />} title="Cek emailmu" lead={lead}>
      {wanted}
      <div className="auth-form">
        <Button size="lg" block onClick={onContinue}>
          Lanjutkan
        </Button>
        <Button variant="outline" block loading={isSending} disabled={secondsLeft > 0} onClick={resend}>
          {secondsLeft > 0 ? `Kirim ulang dalam ${secondsLeft} detik` : 'Kirim ulang tautan'}
        </Button>
      </div>
      <p className="auth-footer">
        Belum ada? Cek juga folder spam atau promosi. Verifikasi bisa menyusul, tetapi diperlukan sebelum{' '}
        {teaches ? 'pendaftaran mengajarmu dikirim' : 'membeli kelas'}.
      </p>
    </AuthCard>
  );
}

import { useState } from 'react';
import { changeEmailRules } from '@sinau/contracts/core/account/account.rules';
import type { Profile } from '@sinau/contracts/core/auth/auth.schemas';
import { useResendVerification } from '@sinau/shell';
import { Badge, Button, Form, Notice, PasswordField, TextField, useContractForm } from '@sinau/ui';
import { PendingPurchaseCard } from '../../shared/pending-purchase-card.tsx';
import { usePendingPurchase } from '../../shared/pending-purchase.data.ts';
import { useChangeEmail } from './account.data.ts';
import { SettingsCard } from './settings-card.tsx';

export function EmailSettings({ profile }: { profile: Profile }) {
  const [isChanging, setChanging] = useState(false);
  const [pending, setPending] = useState<string | null>(null);
  const begin = (email: string) => {
    setPending(email);
    setChanging(false);
  };
  return (
    <SettingsCard title="Email" lead="Dipakai untuk masuk dan menerima kabar kelas serta pembayaranmu.">
      <p className="settings-email">
        <span>{profile.email}</span>
        {profile.isEmailVerified ? (
          <Badge tone="success">Terverifikasi</Badge>
        ) : (
          <Badge tone="danger">Belum terverifikasi</Badge>
        )}
      </p>
      {!profile.isEmailVerified && <Unverified email={profile.email} />}
      {pending && (
        <div className="settings-notice" role="status">
          <Notice>
            Kami kirim tautan ke <b>{pending}</b>. Emailmu berganti setelah tautan itu dibuka.
          </Notice>
        </div>
      )}
      {isChanging ? (
        <ChangeEmailForm onSent={begin} onCancel={() => setChanging(false)} />
      ) : (
        <div className="settings-notice">
          <Button variant="outline" onClick={() => setChanging(true)}>
            Ganti email
          </Button>
        </div>
      )}
    </SettingsCard>
  );
}

/** Asks for confirmation, and shows the class that the user wanted to buy: the mailed link continues with it. */
function Unverified({ email }: { email: string }) {
  const { resend, isSending, secondsLeft } = useResendVerification();
  const item = usePendingPurchase().data?.item;
  return (
    <div className="settings-notice">
      {item && <PendingPurchaseCard item={item} label="Menunggu emailmu terverifikasi" />}
      <Notice>
        <p>
          Verifikasi emailmu dulu, ya. Tautannya sudah kami kirim ke <b>{email}</b>
          {item ? ', dan langsung membawamu ke pembayaran kelas ini.' : '.'}
        </p>
        <Button variant="text" size="sm" loading={isSending} disabled={secondsLeft > 0} onClick={resend}>
          {secondsLeft > 0 ? `Kirim ulang dalam ${secondsLeft} detik` : 'Kirim ulang tautan'}
        </Button>
      </Notice>
    </div>
  );
}

function ChangeEmailForm({ onSent, onCancel }: { onSent: (email: string) => void; onCancel: () => void }) {
  const { mutateAsync } = useChangeEmail();
  const form = useContractForm(changeEmailRules, async (body) => {
    await mutateAsync({ body });
    onSent(body.email);
  });
  return (
    <Form form={form} className="settings-form" aria-label="Ganti email">
      <TextField {...form.field('email')} label="Email baru" autoComplete="email" />
      <PasswordField {...form.field('password')} label="Kata sandi" hint="Untuk memastikan ini kamu" />
      <div className="row wraps">
        <Button type="submit" loading={form.isSending}>
          Kirim tautan konfirmasi
        </Button>
        <Button variant="text" onClick={onCancel}>
          Batal
        </Button>
      </div>
    </Form>
  );
}

import { useState } from 'react';
import type { Profile } from '@sinau/contracts/auth/auth.schemas';
import { Badge, Button, Field, Input, Notice, PasswordInput } from '@sinau/ui';
import { FormFailure } from '../../shared/form-failure.tsx';
import { useForm } from '../../shared/use-form.ts';
import { useResendVerification } from '../../shared/use-resend-verification.ts';
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
    <SettingsCard title="Email" lead="Untuk masuk, dan untuk kabar tentang kelas serta pembayaranmu.">
      <p className="settings-email">
        <span>{profile.email}</span>
        {profile.isEmailVerified ? (
          <Badge tone="success">Terverifikasi</Badge>
        ) : (
          <Badge tone="danger">Belum terverifikasi</Badge>
        )}
      </p>
      {!profile.isEmailVerified && <Unverified />}
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

function Unverified() {
  const { resend, isSending, secondsLeft } = useResendVerification();
  return (
    <div className="settings-notice">
      <Notice>
        <p>Verifikasi emailmu dulu supaya bisa membeli kelas. Tautannya ada di kotak masukmu.</p>
        <Button variant="text" size="sm" loading={isSending} disabled={secondsLeft > 0} onClick={resend}>
          {secondsLeft > 0 ? `Kirim ulang dalam ${secondsLeft} detik` : 'Kirim ulang tautan'}
        </Button>
      </Notice>
    </div>
  );
}

function ChangeEmailForm({ onSent, onCancel }: { onSent: (email: string) => void; onCancel: () => void }) {
  const { mutateAsync } = useChangeEmail();
  const { props, errors, failure, isSending } = useForm<{ email: string; password: string }>(async (body) => {
    await mutateAsync({ body });
    onSent(body.email);
  });
  return (
    <form {...props} className="settings-form" aria-label="Ganti email">
      <FormFailure message={failure} />
      <Field label="Email baru" error={errors.email}>
        <Input name="email" type="email" autoComplete="email" inputMode="email" required maxLength={254} />
      </Field>
      <Field label="Kata sandi" hint="Untuk memastikan ini kamu" error={errors.password}>
        <PasswordInput name="password" required maxLength={200} />
      </Field>
      <div className="row wraps">
        <Button type="submit" loading={isSending}>
          Kirim tautan konfirmasi
        </Button>
        <Button variant="text" onClick={onCancel}>
          Batal
        </Button>
      </div>
    </form>
  );
}

import { Button, Field, Input, PasswordInput } from '@sinau/ui';
import { FormFailure } from '../../shared/form-failure.tsx';
import { useForm } from '../../shared/use-form.ts';
import { useChangePassword } from './account.data.ts';
import { SettingsCard } from './settings-card.tsx';

export function PasswordSettings({ email }: { email: string }) {
  const { mutateAsync } = useChangePassword();
  const { props, errors, failure, isSending, reset } = useForm<{ oldPassword: string; password: string }>(
    async ({ oldPassword, password }) => {
      await mutateAsync({ body: { oldPassword, password } });
      reset();
    },
  );
  return (
    <SettingsCard title="Kata sandi" lead="Setelah diganti, semua perangkat lain dikeluarkan dari akunmu.">
      <form {...props} className="settings-form" aria-label="Ganti kata sandi">
        <FormFailure message={failure} />
        {/* Tells password managers whose password it is. */}
        <Input hidden name="username" type="email" autoComplete="username" readOnly value={email} />
        <Field label="Kata sandi lama" error={errors.oldPassword}>
          <PasswordInput name="oldPassword" required maxLength={200} />
        </Field>
        <Field label="Kata sandi baru" hint="Minimal 8 karakter" error={errors.password}>
          <PasswordInput name="password" autoComplete="new-password" required minLength={8} maxLength={200} />
        </Field>
        <Button type="submit" variant="outline" loading={isSending}>
          Ganti kata sandi
        </Button>
      </form>
    </SettingsCard>
  );
}

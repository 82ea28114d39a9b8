import { changePasswordRules } from '@sinau/contracts/core/account/account.rules';
import { newPasswordHint } from '@sinau/contracts/core/auth/new-password';
import { Button, Form, Input, PasswordField, useContractForm } from '@sinau/ui';
import { useChangePassword } from './account.data.ts';
import { SettingsCard } from './settings-card.tsx';

export function PasswordSettings({ email }: { email: string }) {
  const { mutateAsync } = useChangePassword();
  const form = useContractForm(changePasswordRules, async (body) => {
    await mutateAsync({ body });
    form.reset();
  });
  return (
    <SettingsCard title="Kata sandi" lead="Setelah diganti, kamu otomatis keluar di semua perangkat lain.">
      <Form form={form} className="settings-form" aria-label="Ganti kata sandi">
        {/* Hidden field with the account's address, for password managers. */}
        <Input hidden name="username" type="email" autoComplete="username" readOnly value={email} />
        <PasswordField {...form.field('oldPassword')} label="Kata sandi lama" />
        <PasswordField
          {...form.field('password')}
          label="Kata sandi baru"
          hint={newPasswordHint}
          autoComplete="new-password"
        />
        <Button type="submit" variant="outline" loading={form.isSending}>
          Ganti kata sandi
        </Button>
      </Form>
    </SettingsCard>
  );
}

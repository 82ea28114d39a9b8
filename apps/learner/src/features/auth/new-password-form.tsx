import { ApiError } from '@sinau/api-client';
import { newPasswordRules } from '@sinau/contracts/core/auth/auth.rules';
import { newPasswordHint } from '@sinau/contracts/core/auth/new-password';
import { Button, Form, PasswordField, useContractForm } from '@sinau/ui';
import { useResetPassword } from './auth.data.ts';

interface NewPasswordFormProps {
  token: string;
  onChanged: () => void;
  onLinkRefused: (reason: string) => void;
}

export function NewPasswordForm({ token, onChanged, onLinkRefused }: NewPasswordFormProps) {
  const { mutateAsync } = useResetPassword();
  const form = useContractForm(newPasswordRules, async ({ password }) => {
    try {
      await mutateAsync({ body: { token, password } });
    } catch (error) {
      if (error instanceof ApiError && isAboutLink(error)) return onLinkRefused(error.message);
      throw error;
    }
    return onChanged();
  });
  return (
    <Form form={form} className="auth-form">
      <PasswordField
        {...form.field('password')}
        label="Kata sandi baru"
        hint={newPasswordHint}
        autoComplete="new-password"
      />
      <Button type="submit" size="lg" block loading={form.isSending}>
        Simpan kata sandi
      </Button>
    </Form>
  );
}

const isAboutLink = ({ code, fields }: ApiError) =>
  code === 'token_invalid' || code === 'token_expired' || 'token' in fields;

import { Button, Field, PasswordInput } from '@sinau/ui';
import { ApiError } from '@sinau/api-client';
import { FormFailure } from '../../shared/form-failure.tsx';
import { useForm } from '../../shared/use-form.ts';
import { useResetPassword } from './auth.data.ts';

interface NewPasswordFormProps {
  token: string;
  onChanged: () => void;
  onLinkRefused: (reason: string) => void;
}

export function NewPasswordForm({ token, onChanged, onLinkRefused }: NewPasswordFormProps) {
  const { mutateAsync } = useResetPassword();
  const { props, errors, failure, isSending } = useForm<{ password: string }>(async ({ password }) => {
    try {
      await mutateAsync({ body: { token, password } });
    } catch (error) {
      if (error instanceof ApiError && isAboutLink(error)) return onLinkRefused(error.message);
      throw error;
    }
    return onChanged();
  });
  return (
    <form {...props} className="auth-form">
      <FormFailure message={failure} />
      <Field label="Kata sandi baru" hint="Minimal 8 karakter" error={errors.password}>
        <PasswordInput name="password" autoComplete="new-password" required minLength={8} maxLength={200} />
      </Field>
      <Button type="submit" size="lg" block loading={isSending}>
        Simpan kata sandi
      </Button>
    </form>
  );
}

const isAboutLink = ({ code, fields }: ApiError) =>
  code === 'token_invalid' || code === 'token_expired' || 'token' in fields;

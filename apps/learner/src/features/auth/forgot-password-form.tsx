import { Button, Field, Input } from '@sinau/ui';
import { FormFailure } from '../../shared/form-failure.tsx';
import { useForm } from '../../shared/use-form.ts';
import { useForgotPassword } from './auth.data.ts';

export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const { mutateAsync } = useForgotPassword();
  const { props, errors, failure, isSending } = useForm<{ email: string }>(async (body) => {
    await mutateAsync({ body });
    onSent(body.email);
  });
  return (
    <form {...props} className="auth-form">
      <FormFailure message={failure} />
      <Field label="Email" error={errors.email}>
        <Input name="email" type="email" autoComplete="username" inputMode="email" required maxLength={254} />
      </Field>
      <Button type="submit" size="lg" block loading={isSending}>
        Kirim tautan
      </Button>
    </form>
  );
}

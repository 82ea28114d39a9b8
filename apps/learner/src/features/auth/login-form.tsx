import type { Profile } from '@sinau/contracts/auth/auth.schemas';
import { screens } from '@sinau/contracts/screens';
import { Button, Field, Input, Link, PasswordInput } from '@sinau/ui';
import { FormFailure } from '../../shared/form-failure.tsx';
import { useForm } from '../../shared/use-form.ts';
import { useLogin } from './auth.data.ts';

export function LoginForm({ onSignedIn }: { onSignedIn: (profile: Profile) => void }) {
  const login = useLogin();
  const { props, errors, failure, isSending } = useForm<{ email: string; password: string }>(async (values) =>
    onSignedIn(await login.mutateAsync(values)),
  );
  return (
    <form {...props} className="auth-form">
      <FormFailure message={failure} />
      <Field label="Email" error={errors.email}>
        <Input name="email" type="email" autoComplete="username" inputMode="email" required maxLength={254} />
      </Field>
      <Field
        label="Kata sandi"
        error={errors.password}
        aside={<Link href={screens.forgotPassword()}>Lupa kata sandi?</Link>}
      >
        <PasswordInput name="password" required maxLength={200} />
      </Field>
      <Button type="submit" size="lg" block loading={isSending}>
        Masuk
      </Button>
    </form>
  );
}

import { credentialsRules } from '@sinau/contracts/core/auth/auth.rules';
import type { Profile } from '@sinau/contracts/core/auth/auth.schemas';
import { screens } from '@sinau/contracts/screens';
import { Button, Form, Link, PasswordField, TextField, useContractForm } from '@sinau/ui';
import { useLogin } from './auth.data.ts';

interface LoginFormProps {
  /** Prefilled, for example after registering with an address that already has an account. */
  knownEmail: string;
  onSignedIn: (profile: Profile) => void;
}

export function LoginForm({ knownEmail, onSignedIn }: LoginFormProps) {
  const login = useLogin();
  const form = useContractForm(credentialsRules, async (values) => onSignedIn(await login.mutateAsync(values)));
  return (
    <Form form={form} className="auth-form">
      <TextField
        {...form.field('email')}
        label="Email"
        autoComplete="username"
        defaultValue={knownEmail.slice(0, 254)}
      />
      <PasswordField
        {...form.field('password')}
        label="Kata sandi"
        aside={<Link href={screens.forgotPassword()}>Lupa kata sandi?</Link>}
      />
      <Button type="submit" size="lg" block loading={form.isSending}>
        Masuk
      </Button>
    </Form>
  );
}

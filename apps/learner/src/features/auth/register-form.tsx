import type { Profile } from '@sinau/contracts/auth/auth.schemas';
import { screens } from '@sinau/contracts/screens';
import { Button, Field, Input, Link, PasswordInput } from '@sinau/ui';
import { FormFailure } from '../../shared/form-failure.tsx';
import { useForm } from '../../shared/use-form.ts';
import { useRegister } from './auth.data.ts';

interface RegisterFormProps {
  /** Known from elsewhere, such as another sign-in. */
  known: { fullname: string; email: string };
  onRegistered: (profile: Profile) => void;
}

export function RegisterForm({ known, onRegistered }: RegisterFormProps) {
  const register = useRegister();
  const { props, errors, failure, isSending } = useForm<{ fullname: string; email: string; password: string }>(
    async (body) => onRegistered(await register.mutateAsync({ body })),
  );
  return (
    <form {...props} className="auth-form">
      <FormFailure message={failure} />
      <Field label="Nama lengkap" error={errors.fullname}>
        <Input
          name="fullname"
          autoComplete="name"
          required
          minLength={2}
          maxLength={100}
          defaultValue={known.fullname}
        />
      </Field>
      <Field label="Email" error={errors.email}>
        <Input
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          required
          maxLength={254}
          defaultValue={known.email}
        />
      </Field>
      <Field label="Kata sandi" hint="Minimal 8 karakter" error={errors.password}>
        <PasswordInput name="password" autoComplete="new-password" required minLength={8} maxLength={200} />
      </Field>
      <Button type="submit" size="lg" block loading={isSending}>
        Daftar
      </Button>
      <p className="muted xs">
        Dengan mendaftar, kamu menyetujui <Link href={screens.terms(1)}>Syarat dan Ketentuan</Link> serta{' '}
        <Link href={screens.terms(0)}>Kebijakan Privasi</Link>.
      </p>
    </form>
  );
}
